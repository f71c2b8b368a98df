"""The one studio set: a warm white sweep, a large soft key, a gentle fill, a rim, and one family of cameras."""

from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from . import materials, rule
from .shapes import from_mesh

SENSOR = 0.036


@dataclass(frozen=True)
class View:
    """Where the camera stands. Angles in degrees; azimuth 0 looks along +y, positive goes round to the right.

    `fill` is the part of the frame the piece takes. `close` = (centre, radius) in metres looks at a detail.
    `scale` lays a rule beside the piece.
    """

    azimuth: float = -32.0
    elevation: float = 22.0
    fill: float = 0.80
    lens: float = 0.080
    close: tuple | None = None
    scale: bool = False


def emptied():
    """Start from an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('studio')
    return scene


def pieces():
    """Every solid in the scene, the set excepted."""
    return [t for t in bpy.context.scene.objects if t.type in ('MESH', 'CURVE') and not t.name.startswith('set-')]


def shown(what):
    """Choose what the camera sees, all else staying where it is: 'piece' on nothing, 'shadow' on the set, 'set' alone."""
    scene = bpy.context.scene
    scene.render.film_transparent = what == 'piece'
    for thing in pieces():
        thing.visible_camera = what == 'piece'
        thing.hide_render = what == 'set'
    for thing in scene.objects:
        if thing.type == 'MESH' and thing.name.startswith('set-'):
            thing.visible_camera = what != 'piece'


def corners_of(things):
    """World positions of all vertices, as an (n, 3) array."""
    graph = bpy.context.evaluated_depsgraph_get()
    clouds = []
    for thing in things:
        mesh = thing.evaluated_get(graph).to_mesh()
        local = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', local)
        matrix = np.array(thing.matrix_world)
        clouds.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
    return np.concatenate(clouds)


def dressed(view, aspect=1.0):
    """Put the set, the lights and the camera round the pieces standing on z = 0."""
    bpy.context.view_layer.update()
    points = corners_of(pieces())
    if view.scale:
        rule.laid_before(points, view.azimuth)
        points = corners_of(pieces())
    middle = (points.max(axis=0) + points.min(axis=0)) / 2
    size = float(np.linalg.norm(points - middle, axis=1).max())
    camera(points, view, aspect)
    sweep(size, middle, view.azimuth)
    lights(size, middle, view.azimuth)
    return size


def camera(points, view, aspect=1.0):
    """Stand the camera so that `points` fill the frame."""
    if view.close:
        centre, radius = view.close
        points = np.array([np.array(centre) + radius * np.array(d) for d in _SPHERE])
    azimuth, elevation = radians(view.azimuth), radians(view.elevation)
    ahead = np.array([-sin(azimuth) * cos(elevation), cos(azimuth) * cos(elevation), -sin(elevation)])
    right = np.array([cos(azimuth), sin(azimuth), 0.0])
    up = np.cross(right, ahead)
    half = SENSOR / 2 / view.lens
    half_x, half_y = (half, half / aspect) if aspect >= 1 else (half * aspect, half)
    target = (points.max(axis=0) + points.min(axis=0)) / 2
    distance = float(np.linalg.norm(points - target, axis=1).max()) / half
    for _ in range(12):
        offset = points - (target - ahead * distance)
        depth = offset @ ahead
        across, upward = (offset @ right) / depth / half_x, (offset @ up) / depth / half_y
        target = target + right * (across.max() + across.min()) / 2 * half_x * distance
        target = target + up * (upward.max() + upward.min()) / 2 * half_y * distance
        spread = max(across.max() - across.min(), upward.max() - upward.min()) / 2
        distance *= spread / view.fill
    data = bpy.data.cameras.new('set-camera')
    data.lens = view.lens * 1000
    data.sensor_width = SENSOR * 1000
    data.sensor_fit = 'AUTO'
    data.clip_start, data.clip_end = distance / 50, distance * 50
    thing = bpy.data.objects.new('set-camera', data)
    thing.location = target - ahead * distance
    thing.rotation_euler = Vector(ahead).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


_SPHERE = [
    (cos(a) * cos(b), sin(a) * cos(b), sin(b))
    for a in (i * pi / 8 for i in range(16))
    for b in (j * pi / 8 for j in range(-4, 5))
]


def sweep(size, middle, azimuth):
    """Seamless paper: a floor that bends up into a wall behind the piece."""
    reach, bend, height, wide = 5.0 * size, 4.0 * size, 14.0 * size, 22.0 * size
    line = [(-16.0 * size, 0.0), (reach, 0.0)]
    line += [(reach + bend * sin(a), bend - bend * cos(a)) for a in (pi / 2 * i / 24 for i in range(1, 25))]
    line.append((reach + bend, height))
    vertices = [(x, y, z) for y, z in line for x in (-wide, wide)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    paper = from_mesh('set-sweep', vertices, faces, materials.plain('set-paper', '#E9E2D6', 0.95))
    paper.location = (middle[0], middle[1], 0)
    paper.rotation_euler = (0, 0, radians(azimuth))
    return paper


def lights(size, middle, azimuth, strength=1.0):
    """Key from the upper left, fill from the right, a narrow rim from behind, and a dim room around."""
    around = radians(azimuth)
    room = bpy.context.scene.world
    room.use_nodes = True
    background = room.node_tree.nodes['Background']
    background.inputs[0].default_value = materials.linear('#E8E6E4')
    background.inputs[1].default_value = 0.20 * strength
    centre = Vector((float(middle[0]), float(middle[1]), float(middle[2])))
    for name, (x, y, z), wide, tall, power, colour in (
        ('key', (-3.6, -1.0, 4.0), 2.6, 2.6, 560, '#FFF4E6'),
        ('fill', (4.6, -3.2, 1.8), 4.0, 4.0, 55, '#F1F4FF'),
        ('rim', (2.6, 3.4, 3.2), 1.2, 3.6, 200, '#FFF7EE'),
    ):
        data = bpy.data.lights.new(f'set-{name}', 'AREA')
        data.shape = 'RECTANGLE'
        data.size, data.size_y = wide * size, tall * size
        data.energy = power * size * size * strength
        data.color = materials.linear(colour)[:3]
        lamp = bpy.data.objects.new(f'set-{name}', data)
        place = Vector((x * cos(around) - y * sin(around), x * sin(around) + y * cos(around), z)) * size
        lamp.location = centre + place
        lamp.rotation_euler = (-place).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(lamp)
