"""The set pieces of the site: a bench by a window. The bench top is z = 0, the wall stands at y = 0.62."""

from dataclasses import dataclass
from math import radians

import bpy
from mathutils import Vector

from . import materials
from .materials import wood
from .nodes import Graph
from .products.brackets import scroll_corbel
from .products.chisels import chisel, chisel_rack
from .products.clamps import handscrew
from .products.drawers import drawer
from .products.gauges import gauge
from .products.knobs import cabinet_knob, mushroom
from .products.legs import TURNED_LEG, bun_foot, turned_leg
from .products.mallets import carvers_mallet, joiners_mallet
from .products.planes import SMOOTHER, bench_plane, shaving
from .products.saws import dovetail
from .shapes import box, curve, gathered, grounded, lathe, prism
from .stage import SENSOR


@dataclass(frozen=True)
class Frame:
    """One picture of a scene: pixels, where the camera stands and looks (metres), lens (metres), aperture."""

    name: str
    width: int
    height: int
    stand: tuple
    look: tuple
    lens: float = 0.050
    f_stop: float = 4.0
    focus: tuple | None = None


SCENES: dict = {}


def scene(*frames):
    """Register a scene's builder under the names of its frames."""

    def register(build):
        for frame in frames:
            SCENES[frame.name] = (build, frame)
        return build

    return register


def aimed(frame):
    """Put the camera of a frame into the scene."""
    data = bpy.data.cameras.new('set-camera')
    data.lens, data.sensor_width = frame.lens * 1000, SENSOR * 1000
    data.clip_start, data.clip_end = 0.01, 50
    stand, look = Vector(frame.stand), Vector(frame.look)
    data.dof.use_dof = True
    data.dof.aperture_fstop = frame.f_stop
    data.dof.focus_distance = (Vector(frame.focus or frame.look) - stand).length
    thing = bpy.data.objects.new('set-camera', data)
    thing.location = stand
    thing.rotation_euler = (look - stand).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def bench(deep=1.26, wide=3.2, boards=9):
    """A bench top of glued boards, from y = -0.7 to the wall, old enough to be a little uneven."""
    width = deep / boards
    return [
        box(
            'set-bench',
            (wide, width - 0.0004, 0.075),
            wood('bench', 'X', 31 + 5 * i),
            at=((i * 37 % 11 - 5) * 0.01, -0.66 + width * i, -0.0375 - (i * 7 % 3) * 0.00015),
            ease=0.0010,
        )
        for i in range(boards)
    ]


def wall(colour='#69736C', y=0.62):
    """A lime-washed wall, brushed unevenly."""
    graph = Graph('set-lime')
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    cloud = graph.noise(graph.scaled(place, (3.0, 3.0, 4.0)), detail=5.0, roughness=0.6)
    brush = graph.noise(graph.scaled(place, (160.0, 160.0, 14.0)), detail=3.0)
    graph.set(
        base_color=graph.mix(graph.math('MULTIPLY', cloud, 0.5), materials.linear(colour), materials.linear('#474E49')),
        roughness=0.9,
        normal=graph.bump(brush, 0.35, 0.002),
    )
    thing = box('set-wall', (6.0, 0.1, 3.5), graph.material, at=(0, y + 0.05, 0.7), ease=0)
    return thing


def window_light(key=42.0, fill=5.0, rim=9.0, room=0.14):
    """Late morning: a window at the left, a pale bounce at the right, a glint along the back. Powers in watts."""
    background = bpy.context.scene.world
    background.use_nodes = True
    background.node_tree.nodes['Background'].inputs[0].default_value = materials.linear('#E6E2DC')
    background.node_tree.nodes['Background'].inputs[1].default_value = room
    for name, place, look, wide, tall, power, colour in (
        ('window', (-1.25, -0.35, 1.05), (0.05, 0.0, 0.05), 0.75, 0.95, key, '#FFF2E0'),
        ('bounce', (1.5, -0.9, 0.7), (0.0, 0.0, 0.1), 1.2, 1.2, fill, '#E8EEFF'),
        ('glint', (0.7, 0.50, 0.95), (0.1, 0.0, 0.05), 0.25, 0.8, rim, '#FFE6C4'),
    ):
        data = bpy.data.lights.new(f'set-{name}', 'AREA')
        data.shape, data.size, data.size_y, data.energy = 'RECTANGLE', wide, tall, power
        data.color = materials.linear(colour)[:3]
        lamp = bpy.data.objects.new(f'set-{name}', data)
        lamp.location = place
        lamp.rotation_euler = (Vector(look) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(lamp)


def low_sun(at, strength=11.0, panes=(3, 3)):
    """Sun through a barred window far to the left, falling round `at` (x, y, z) on the bench and up the wall."""
    towards = Vector((0.64, 0.58, -0.50)).normalized()
    data = bpy.data.lights.new('set-sun', 'SUN')
    data.energy, data.angle, data.color = strength, radians(0.8), materials.linear('#FFDFB4')[:3]
    lamp = bpy.data.objects.new('set-sun', data)
    lamp.rotation_euler = towards.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    middle = Vector(at) - towards * (2.2 / towards.x)
    across, up, bar = 1.05, 0.90, 0.045
    dark = materials.plain('set-frame', '#3A342E')
    for y, z, wide, tall in (
        (across / 2 + 2, 0, 4, 8),
        (-across / 2 - 2, 0, 4, 8),
        (0, up / 2 + 2, across, 4),
        (0, -up / 2 - 2, across, 4),
        *((across * (i / panes[0] - 0.5), 0, bar, up) for i in range(1, panes[0])),
        *((0, up * (i / panes[1] - 0.5), across, bar) for i in range(1, panes[1])),
    ):
        box('set-frame', (0.03, wide, tall), dark, at=(middle.x, middle.y + y, middle.z + z), ease=0)


@scene(
    Frame('hero-wide', 1920, 1200, (0.09, -1.18, 0.44), (0.085, 0.06, 0.105), 0.054, 9.0, (0.08, -0.06, 0.05)),
    Frame('hero-tall', 1200, 960, (0.09, -1.20, 0.45), (0.085, 0.06, 0.095), 0.056, 9.0, (0.08, -0.06, 0.05)),
)
def hero():
    """The bench between two cuts: plane, saw and shavings in front; drawer, mallet and turned parts behind."""
    bench()
    wall()
    window_light(key=24.0, fill=14.0)
    low_sun((0.05, 0.10, 0.05))
    gathered(bench_plane(SMOOTHER, 3), at=(0.12, -0.13, 0), turn=(0, 0, 200))
    for seed, place, heading, turns in (
        (5, (-0.035, -0.225, 0), 25, 2.6),
        (9, (0.045, -0.285, 0), 118, 1.8),
        (4, (-0.095, -0.255, 0), -32, 2.2),
    ):
        shaving(seed, place, heading, turns)
    box_parts = drawer(
        0.30, 0.24, 0.095, 0.013, 3, 12, wood('maple', 'X', 3), wood('maple', 'Y', 8), materials.ply('Z', 2)
    )
    gathered(box_parts, at=(0.15, 0.20, 0), turn=(0, 0, 28))
    saw = gathered(gathered(dovetail(3), turn=(-90, 0, 0)), turn=(0, 1.35, 0))
    grounded(gathered(saw, at=(-0.19, -0.11, 0), turn=(0, 0, 30)))
    marking = gathered(gauge('cherry', 3, 0.230, 0.030), turn=(0, -6.3, 0))
    grounded(gathered(marking, at=(-0.17, 0.10, 0), turn=(0, 0, 206)))
    gathered(carvers_mallet(5), at=(0.405, 0.20, 0), turn=(0, 0, 60))
    grounded(gathered(scroll_corbel(3), turn=(0, 0, -64), at=(-0.03, 0.40, 0)))
    for x, y, seed in ((0.325, -0.020, 3), (0.375, 0.010, 7)):
        gathered(cabinet_knob(seed), at=(x, y, 0))
    for x, y, seed in ((-0.275, 0.26, 3), (-0.150, 0.34, 6)):
        gathered(bun_foot(seed), at=(x, y, 0), turn=(0, 0, 50 * seed))
    grounded(gathered(chisel(0.018, 'walnut', 8), at=(0.225, -0.235, 0), turn=(0, 2.55, 165)))


@scene(Frame('our-journey', 1280, 960, (0.0, -2.05, 0.62), (0.0, 0.05, 0.335), 0.058, 9.0, (0.0, 0.05, 0.3)))
def our_journey():
    """From the sawn square to the finished leg: five steps of one turning, left to right."""
    bench()
    wall('#7F877F')
    window_light(key=30.0, fill=14.0, rim=0.0)
    low_sun((0.14, 0.10, 0.36), panes=(1, 1))
    places = [(-0.40, 0.10), (-0.20, 0.07), (0.0, 0.05), (0.20, 0.07), (0.40, 0.10)]
    board = [wood('oak', 'Z', seed) for seed in (3, 7, 11, 15, 19)]
    square = box('blank', (0.082, 0.082, 0.72), board[0], at=(0, 0, 0.36), ease=0.0008)
    gathered([square], at=(*places[0], 0), turn=(0, 0, 24))
    side = 0.082 / 2 * 0.4142
    eight = [(a * 0.041, b * side) for a, b in ((1, 1), (1, -1))]
    eight += [(side, -0.041), (-side, -0.041), (-0.041, -side), (-0.041, side), (-side, 0.041), (side, 0.041)]
    octagon = prism('octagon', eight, 0.58, board[1], plane='XY', ease=0.0008)
    octagon.location = (0, 0, 0.29)
    top = box('block', (0.082, 0.082, 0.14), board[1], at=(0, 0, 0.65), ease=0.0008)
    gathered([octagon, top], at=(*places[1], 0), turn=(0, 0, 18))
    rough = lathe('rough', [(0.038 + 0.0006 * (i % 2), i * 0.0072) for i in range(82)], board[2])
    block = box('block', (0.080, 0.080, 0.14), board[2], at=(0, 0, 0.65), ease=0.0012)
    gathered([rough, block], at=(*places[2], 0), turn=(0, 0, 22))
    outline = [(0.037, z) if z < 0.40 else (r, z) for r, z in curve(TURNED_LEG, steps=10)]
    half = lathe('half', outline, board[3])
    block = box('block', (0.080, 0.080, 0.14), board[3], at=(0, 0, 0.65), ease=0.0012)
    gathered([half, block], at=(*places[3], 0), turn=(0, 0, 20))
    gathered(turned_leg(3), at=(*places[4], 0), turn=(0, 0, 24))
    for seed, x, y, heading in ((5, -0.10, -0.10, 20), (8, 0.10, -0.13, 80), (2, 0.30, -0.08, -30)):
        shaving(seed, (x, y, 0), heading, species='oak')


@scene(Frame('not-found', 1280, 960, (0.17, -1.12, 0.36), (0.01, 0.0, 0.135), 0.058, 8.0, (0.0, 0.0, 0.12)))
def not_found():
    """A rack of four chisels, and one of them is out."""
    bench()
    wall('#7F877F')
    window_light(key=24.0, fill=14.0)
    low_sun((0.02, 0.05, 0.08))
    chisel_rack(missing=2)
    shaving(5, (0.13, -0.16, 0), 40)
    shaving(3, (0.19, -0.10, 0), 100)


@scene(Frame('workshop-portrait', 960, 1200, (0.03, -1.06, 0.46), (0.02, 0.06, 0.110), 0.062, 8.0, (0.0, -0.02, 0.05)))
def workshop_portrait():
    """A still life: handscrew and two chisels before a corbel, a mallet and what came off the lathe."""
    bench()
    wall()
    window_light(key=24.0, fill=14.0)
    low_sun((0.05, 0.15, 0.05))
    grounded(gathered(handscrew(4), at=(0.07, 0.02, 0), turn=(0, 0, 30)))
    grounded(gathered(joiners_mallet(4), turn=(-90, 0, 118), at=(0.085, 0.26, 0)))
    for width, x, y, heading in ((0.025, -0.13, -0.165, 58), (0.012, -0.175, -0.11, 66)):
        grounded(gathered(chisel(width, 'walnut', 5), turn=(0, 2.55, heading), at=(x, y, 0)))
    grounded(gathered(scroll_corbel(3), turn=(0, 0, -64), at=(-0.15, 0.30, 0)))
    for x, y, seed in ((0.200, -0.070, 2), (0.235, -0.020, 5)):
        gathered([mushroom(seed)], at=(x, y, 0))
    gathered(bun_foot(4), at=(0.25, 0.125, 0))
    shaving(7, (-0.01, -0.21, 0), 50, species='cherry')
