"""Chisels, blades along +x, edge at the far end."""

from math import cos, pi, radians, sin

from ..catalogue import product
from ..materials import brass, steel, wood
from ..shapes import box, curve, cut, eased, from_mesh, gathered, grounded, lathe
from ..stage import View

HANDLE = [
    (0.0092, 0.0, 'c'),
    (0.0105, 0.004),
    (0.0135, 0.020),
    (0.0122, 0.045),
    (0.0128, 0.065),
    (0.0160, 0.095),
    (0.0168, 0.108),
    (0.0150, 0.120),
    (0.0095, 0.1265),
    (0.0, 0.128),
]


def chisel(width, timber, seed, length=0.125):
    """A bevel-edge chisel `width` wide with a blade of `length`; its flat back lies in z = 0."""
    half, land, thick, edge = width / 2, max(width / 2 - 0.006, width * 0.16), 0.0034, 0.0011
    shape = [(-half, 0), (half, 0), (half, edge), (land, thick), (-land, thick), (-half, edge)]
    count = len(shape)
    vertices = [(x, y, z) for x in (0.0, length) for y, z in shape]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    blade = from_mesh('blade', vertices, faces, steel('X'))
    grind = box('grind', (0.05, 0.08, 0.05), steel('X'), ease=0)
    gathered([grind], at=_grinding_place(length), turn=(0, 25, 0))
    eased(cut(blade, grind), 0.0002, segments=2)
    axis = 0.0046
    neck = lathe(
        'neck',
        curve(
            [(0.0033, -0.0205, 'c'), (0.0035, -0.023), (0.0044, -0.0255), (0.0080, -0.0268), (0.0080, -0.030, 'c')],
            steps=6,
        ),
        steel('Z'),
        segments=48,
    )
    shoulder = _shoulder(shape, axis)
    ferrule = lathe('ferrule', [(0.0088, -0.030), (0.0096, -0.044)], brass(), ease=0.0006)
    handle = lathe('handle', [(r, -0.044 - z) for r, z in curve(HANDLE, steps=7)], wood(timber, 'Z', seed))
    gathered([neck, ferrule, handle], at=(0, 0, axis), turn=(0, 90, 0))
    return [blade, shoulder, neck, ferrule, handle]


def _grinding_place(length):
    """Centre of the block that takes the 25 degree bevel off a blade 3.4 mm thick."""
    slope = radians(25)
    half = 0.025
    return (length + sin(slope) * half, 0, cos(slope) * half)


def _shoulder(section, axis, length=0.021, radius=0.0033, around=96, rings=28):
    """The blade's `section` [(y, z), ...] drawn in, along -x, to the round neck whose middle is at height `axis`."""
    middle = max(z for _, z in section) / 2
    angles = [2 * pi * (i + 0.5) / around for i in range(around)]
    reaches = [_reach(section, middle, a) for a in angles]
    vertices = []
    for j in range(rings + 1):
        t = j / rings
        drawn = 1 - (1 - t) ** 2.4  # in quickly at first, as a forged shoulder
        height = middle + (axis - middle) * t * t
        for a, reach in zip(angles, reaches):
            r = reach + (radius - reach) * drawn
            vertices.append((-length * t, r * cos(a), height + r * sin(a)))
    faces = [
        (j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i)
        for j in range(rings)
        for i in range(around)
    ]
    faces += [tuple(range(around - 1, -1, -1)), tuple(range(rings * around, (rings + 1) * around))]
    return from_mesh('shoulder', vertices, faces, steel('X'))


def _reach(section, middle, angle):
    """How far a convex section reaches from (0, middle) in the direction of `angle`."""
    towards = (cos(angle), sin(angle))
    for (ay, az), (by, bz) in zip(section, [*section[1:], section[0]]):
        ey, ez, sy, sz = by - ay, bz - az, ay, az - middle
        turn = towards[0] * ez - towards[1] * ey
        if abs(turn) < 1e-12:
            continue
        reach, along = (sy * ez - sz * ey) / turn, (sy * towards[1] - sz * towards[0]) / turn
        if reach > 0 and -1e-9 <= along <= 1 + 1e-9:
            return reach
    raise ValueError('the section does not go round its middle')


@product('bevel-edge-chisel-25', View(azimuth=-30, elevation=34, fill=0.88))
def bevel_edge_chisel():
    grounded(gathered(chisel(0.025, 'cherry', 3), turn=(0, 2.55, -142)))


def chisel_rack(missing=None):
    """A wall rack for four chisels, standing on its cheeks; the one numbered `missing` (0 to 3) is out."""
    rail = box('rail', (0.300, 0.060, 0.022), wood('beech', 'X', 6), at=(0, 0, 0.150), ease=0)
    board = box('board', (0.300, 0.018, 0.110), wood('beech', 'X', 9), at=(0, 0.039, 0.106), ease=0.0015)
    cheeks = [
        box('cheek', (0.020, 0.130, 0.161), wood('beech', 'Z', 11 + side), at=(side * 0.160, 0, 0.0805), ease=0.0015)
        for side in (-1, 1)
    ]
    for i, width in enumerate((0.006, 0.012, 0.018, 0.025)):
        x = (i - 1.5) * 0.070
        slot = box('slot', (max(width, 0.016) + 0.003, 0.020, 0.1), rail.data.materials[0], ease=0)
        slot.location = (x, 0.002, 0.150)
        cut(rail, slot)
        if i != missing:
            gathered(chisel(width, 'walnut', i * 3 + 2), turn=(0, 90, 90), at=(x, 0, 0.148))
    eased(rail, 0.001)
    return [rail, board, *cheeks]


@product('chisel-set-four', View(azimuth=-24, elevation=22, fill=0.84))
def chisel_set_four():
    chisel_rack()
