"""Clamps."""

from ..catalogue import product
from ..materials import black_iron, steel, wood
from ..shapes import box, curve, eased, gathered, grounded, lathe, prism, rod, thread
from ..stage import View

C_OUTER = [
    (0.030, 0.062, 'c'),
    (0.026, 0.078, 'c'),
    (-0.020, 0.080),
    (-0.052, 0.066),
    (-0.062, 0.030),
    (-0.063, -0.030),
    (-0.054, -0.068),
    (-0.022, -0.083),
    (0.012, -0.082, 'c'),
    (0.032, -0.082, 'c'),
    (0.032, -0.058, 'c'),
    (0.010, -0.058, 'c'),
    (-0.018, -0.058),
    (-0.036, -0.046),
    (-0.041, -0.020),
    (-0.041, 0.020),
    (-0.036, 0.044),
    (-0.018, 0.056),
    (0.006, 0.060, 'c'),
    (0.006, 0.056, 'c'),
    (0.030, 0.056, 'c'),
]


def c_clamp():
    """Frame in the xz plane, screw along z through the lower arm, anvil at the top."""
    frame = eased(prism('frame', curve(C_OUTER, steps=8, closed=True), 0.017, black_iron(), ease=0), 0.003, segments=4)
    nut = rod('boss', 0.0145, 0.030, black_iron(), at=(0.018, 0, -0.070), ease=0.002)
    anvil = rod('anvil', 0.0125, 0.006, black_iron(), at=(0.018, 0, 0.0545), ease=0.001)
    screw = thread('screw', 0.0075, 0.003, 0.130, steel('Z'))
    screw.location = (0.018, 0, -0.146)
    pad = lathe(
        'pad', [(0.006, 0.0), (0.0115, 0.002), (0.0120, 0.0075), (0.0118, 0.010)], steel('Z'), ease=0.0006
    )
    pad.location = (0.018, 0, -0.017)
    neck = rod('neck', 0.0055, 0.008, steel('Z'), at=(0.018, 0, -0.017))
    hub = rod('hub', 0.0095, 0.022, steel('Z'), at=(0.018, 0, -0.154), ease=0.001)
    bar = rod('bar', 0.0034, 0.086, steel('Z'), at=(0.030, 0, -0.156), axis='X')
    balls = [
        rod('ball', 0.0052, 0.009, steel('Z'), at=(0.030 + x, 0, -0.156), axis='X', ease=0.003)
        for x in (-0.043, 0.043)
    ]
    return [frame, nut, anvil, screw, pad, neck, hub, bar, *balls]


@product('iron-c-clamp', View(azimuth=-22, elevation=40, fill=0.86))
def iron_c_clamp():
    leaning = gathered(c_clamp(), turn=(0, 0, -4.3))
    grounded(gathered(leaning, turn=(-90, 0, 38)))


def bar_clamp():
    """Bar along x, screw along -x from the sliding arm at the left, handle in beech."""
    bar = box('bar', (0.420, 0.0065, 0.022), steel('X'), at=(0.0, 0, 0), ease=0.0008)
    ribs = [
        rod('rib', 0.0009, 0.0075, steel('Z'), at=(-0.20 + i * 0.0042, 0, -0.0108), axis='Y', segments=8, ease=0)
        for i in range(96)
    ]
    fixed_shape = [
        (0.188, 0.014, 'c'),
        (0.212, 0.016, 'c'),
        (0.212, -0.014, 'c'),
        (0.206, -0.060),
        (0.200, -0.098, 'c'),
        (0.182, -0.100, 'c'),
        (0.180, -0.080, 'c'),
        (0.186, -0.050),
        (0.184, -0.014, 'c'),
    ]
    slide_shape = [
        (-0.062, 0.018, 'c'),
        (-0.022, 0.018, 'c'),
        (-0.020, -0.016, 'c'),
        (-0.030, -0.040),
        (-0.034, -0.070, 'c'),
        (-0.034, -0.104, 'c'),
        (-0.066, -0.104, 'c'),
        (-0.068, -0.070, 'c'),
        (-0.066, -0.030),
    ]
    fixed = eased(prism('jaw', curve(fixed_shape, 8, True), 0.015, black_iron(), ease=0), 0.0025)
    slide = eased(prism('arm', curve(slide_shape, 8, True), 0.019, black_iron(), ease=0), 0.003)
    z = -0.087
    screw = turned_x(thread('screw', 0.0065, 0.003, 0.150, steel('Z')), (-0.120, 0, z))
    pad = rod('pad', 0.0135, 0.008, steel('Z'), at=(0.030, 0, z), axis='X', ease=0.001)
    face = rod('face', 0.0120, 0.005, black_iron(), at=(0.1785, 0, z), axis='X', ease=0.001)
    grip = lathe(
        'grip',
        curve(
            [
                (0.0085, 0, 'c'),
                (0.0105, 0.004),
                (0.0150, 0.025),
                (0.0165, 0.060),
                (0.0155, 0.095),
                (0.0110, 0.112),
                (0, 0.1155),
            ],
            steps=6,
        ),
        wood('beech', 'Z', 4),
    )
    grip.location, grip.rotation_euler = (-0.116, 0, z), (0, -1.5708, 0)
    collar = rod('collar', 0.0095, 0.010, steel('Z'), at=(-0.114, 0, z), axis='X', ease=0.001)
    return [bar, *ribs, fixed, slide, screw, pad, face, grip, collar]


def turned_x(thing, at):
    """Lay a thing made along +z down along +x, starting at `at`."""
    thing.rotation_euler = (0, 1.5708, 0)
    thing.location = at
    return thing


@product('steel-bar-clamp', View(azimuth=-22, elevation=42, fill=0.88))
def steel_bar_clamp():
    grounded(gathered(bar_clamp(), turn=(93.8, 0, 30)))


def handscrew(seed, gap=0.052):
    """Two jaws along x, two threaded spindles along y with handles at opposite ends."""
    shape = [(-0.125, 0.020), (-0.125, -0.020), (0.060, -0.020), (0.125, -0.016), (0.125, 0.004), (0.052, 0.020)]
    jaws = []
    for side in (-1, 1):
        outline = [(x, side * y) for x, y in shape]
        if side < 0:
            outline.reverse()
        timber = wood('maple', 'X', seed + side)
        jaw = prism('jaw', [(x, -y) for x, y in outline], 0.036, timber, plane='XY', ease=0.002)
        jaw.location = (0, side * (gap / 2 + 0.020), 0)
        jaws.append(jaw)
    hardware = []
    for x, side in ((-0.100, 1), (-0.005, -1)):
        spindle = thread('spindle', 0.0058, 0.0025, 0.215, steel('Z'))
        spindle.rotation_euler, spindle.location = (-side * 1.5708, 0, 0), (x, -side * 0.100, 0)
        handle = lathe(
            'handle',
            curve(
                [
                    (0.0095, 0.0, 'c'),
                    (0.0110, 0.004),
                    (0.0150, 0.022),
                    (0.0168, 0.050),
                    (0.0160, 0.078),
                    (0.0115, 0.094),
                    (0.0, 0.0985),
                ],
                steps=6,
            ),
            wood('maple', 'Z', seed + 5 + side),
        )
        handle.rotation_euler, handle.location = (-side * 1.5708, 0, 0), (x, side * 0.100, 0)
        ferrule = rod('ferrule', 0.0098, 0.008, steel('Z'), at=(x, side * 0.098, 0), axis='Y')
        hardware += [spindle, handle, ferrule]
        for jaw_side in (-1, 1):
            hardware.append(
                rod('nut', 0.0070, 0.0366, steel('Z'), at=(x, jaw_side * (gap / 2 + 0.020), 0), ease=0.0004)
            )
    return [*jaws, *hardware]


@product('maple-handscrew-clamp', View(azimuth=-30, elevation=34, fill=0.88))
def maple_handscrew_clamp():
    grounded(gathered(handscrew(4), turn=(0, 0, 12)))
