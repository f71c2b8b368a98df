"""Letting things fall: small parts come to rest as a heap would."""

from math import radians
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
    tub = spread + max(max(thing.dimensions) for thing in things) / 2
    walls = [_wall(world, angle, tub * 1.05 * MAGNIFY) for angle in range(0, 360, 30)]
    for i, thing in enumerate(things):
        angle, reach = chance.uniform(0, 6.283), spread * chance.random() ** 0.5
        thing.location = (
            Vector((reach, 0, 0)) @ Matrix.Rotation(angle, 3, 'Z') + Vector((0, 0, 0.02 + height * i))
        ) * MAGNIFY
        lean = chance.uniform(1.45, 1.70), chance.uniform(-0.12, 0.12)
        thing.rotation_euler = Euler((*lean, chance.uniform(0, 6.283)))
        thing.data.transform(Matrix.Scale(MAGNIFY, 4))
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
    for helper in (floor, *walls):
        bpy.data.objects.remove(helper)
    scene.frame_set(1)
    for thing, matrix in zip(things, resting):
        place, rotation, _ = matrix.decompose()
        thing.data.transform(Matrix.Scale(1 / MAGNIFY, 4))
        thing.matrix_world = Matrix.Translation(place / MAGNIFY) @ rotation.to_matrix().to_4x4()
    bpy.context.view_layer.update()
    return things


def _wall(world, angle, reach):
    """One stave of the tub the things fall into; the tub is gone before the picture is taken."""
    turn = Matrix.Rotation(radians(angle), 4, 'Z')
    bpy.ops.mesh.primitive_cube_add(size=1, location=turn @ Vector((reach + 1.0, 0, 40)))
    stave = bpy.context.object
    stave.rotation_euler = (0, 0, radians(angle))
    stave.data.transform(Matrix.Diagonal((2.0, reach, 80, 1)))
    world.collection.objects.link(stave)
    stave.rigid_body.type = 'PASSIVE'
    stave.rigid_body.friction = 0.2
    return stave
