"""Letting things fall: small parts come to rest as a heap would."""

from random import Random

import bpy
from mathutils import Euler, Matrix, Vector

MAGNIFY = 40.0


def dropped(things, spread, seed, height=0.03, frames=160):
    """Drop things over a circle of radius `spread` (metres) round the origin and leave them where they settle.

    The fall is computed forty times life size, because the solver is unsteady with parts of a few millimetres.
    """
    chance = Random(seed)
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('falling')
    world.substeps_per_frame, world.solver_iterations = 12, 20
    world.point_cache.frame_end = frames
    bpy.ops.mesh.primitive_cube_add(size=400, location=(0, 0, -200))
    floor = bpy.context.object
    world.collection.objects.link(floor)
    floor.rigid_body.type = 'PASSIVE'
    floor.rigid_body.friction = 0.9
    for i, thing in enumerate(things):
        angle, reach = chance.uniform(0, 6.283), spread * chance.random() ** 0.5
        thing.location = (
            Vector((reach, 0, 0)) @ Matrix.Rotation(angle, 3, 'Z') + Vector((0, 0, 0.02 + height * i))
        ) * MAGNIFY
        thing.rotation_euler = Euler((chance.uniform(1.1, 1.9), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.283)))
        thing.scale = (MAGNIFY,) * 3
        world.collection.objects.link(thing)
        body = thing.rigid_body
        body.friction, body.restitution = 0.7, 0.05
        body.collision_shape = 'CONVEX_HULL'
        body.use_margin, body.collision_margin = True, 0.005
        body.linear_damping, body.angular_damping = 0.1, 0.4
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    resting = [thing.evaluated_get(graph).matrix_world.copy() for thing in things]
    bpy.ops.rigidbody.world_remove()
    bpy.data.objects.remove(floor)
    scene.frame_set(1)
    for thing, matrix in zip(things, resting):
        place, rotation, _ = matrix.decompose()
        thing.scale = (1, 1, 1)
        thing.matrix_world = Matrix.Translation(place / MAGNIFY) @ rotation.to_matrix().to_4x4()
    bpy.context.view_layer.update()
    return things
