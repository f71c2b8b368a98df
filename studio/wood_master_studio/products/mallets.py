"""Mallets."""

from ..catalogue import product
from ..materials import wood
from ..shapes import box, curve, cut, eased, from_mesh, gathered, grounded, lathe, prism
from ..stage import View

CARVER = [
    (0.0340, 0.0, 'c'),
    (0.0395, 0.003),
    (0.0430, 0.030),
    (0.0452, 0.075),
    (0.0440, 0.105),
    (0.0380, 0.122),
    (0.0240, 0.131),
    (0.0150, 0.139),
    (0.0125, 0.150),
    (0.0140, 0.175),
    (0.0168, 0.205),
    (0.0160, 0.228),
    (0.0132, 0.242, 'c'),
    (0.0172, 0.246),
    (0.0165, 0.255),
    (0.0090, 0.2598),
    (0.0, 0.260),
]


def joiners_mallet(seed):
    """Head with slanted faces, long grain across; the handle wedges itself in a tapered mortise. Stands along z."""
    outline = [(-0.071, -0.045), (0.071, -0.045), (0.0755, 0.030), (0.060, 0.045), (-0.060, 0.045), (-0.0755, 0.030)]
    head = prism('head', outline, 0.065, wood('beech', 'X', seed), ease=0.0)
    mortise = box('mortise', (0.0335, 0.0235, 0.2), head.data.materials[0], ease=0)
    cut(eased(head, 0.0018), mortise)
    rings = [(-0.225, 0.0135, 0.0105), (-0.19, 0.0160, 0.0118), (-0.11, 0.0135, 0.0105), (-0.045, 0.0155, 0.0113)]
    rings += [(0.045, 0.0166, 0.0116), (0.056, 0.0170, 0.0117)]
    vertices = [(sx * x, sy * y, z) for z, x, y in rings for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [
        (4 * j + i, 4 * j + (i + 1) % 4, 4 * j + 4 + (i + 1) % 4, 4 * j + 4 + i)
        for j in range(len(rings) - 1)
        for i in range(4)
    ]
    faces += [(3, 2, 1, 0), tuple(range(4 * len(rings) - 4, 4 * len(rings)))]
    handle = eased(from_mesh('handle', vertices, faces, wood('beech', 'Z', seed + 3)), 0.005, segments=5, angle=50)
    return [head, handle]


@product('beech-joiners-mallet', View(azimuth=-30, elevation=32, fill=0.84))
def beech_joiners_mallet():
    grounded(gathered(joiners_mallet(4), turn=(-90, 0, 98)))


def carvers_mallet(seed):
    """One turning that stands on its head."""
    return [lathe('mallet', curve(CARVER, steps=8), wood('cherry', 'Z', seed), ease=0.0004)]


@product('cherry-carvers-mallet', View(azimuth=-26, elevation=16, fill=0.80))
def cherry_carvers_mallet():
    carvers_mallet(5)
