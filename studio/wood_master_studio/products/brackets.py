"""Corbels and shelf brackets: the wall is the plane x = 0, the shelf lies on top."""

from math import cos, pi, sin

from ..catalogue import product
from ..materials import ply, wood
from ..shapes import arc, box, curve, gathered, grounded, prism, strand
from ..stage import View

SCROLL = [
    (0.0, 0.003, 'c'),
    (0.0, 0.222, 'c'),
    (0.150, 0.222, 'c'),
    (0.163, 0.212),
    (0.170, 0.192),
    (0.163, 0.168),
    (0.142, 0.152),
    (0.118, 0.148),
    (0.096, 0.136),
    (0.078, 0.112),
    (0.068, 0.086),
    (0.070, 0.064),
    (0.074, 0.044),
    (0.068, 0.020),
    (0.058, 0.003, 'c'),
    (0.054, 0.0, 'c'),
    (0.003, 0.0, 'c'),
]


def scroll_corbel(seed):
    """Two scrolls under a stepped cap, 250 x 180 x 76 mm."""
    body = prism('body', curve(SCROLL, steps=7, closed=True), 0.066, wood('oak', 'Z', seed), ease=0.0015)
    cap = [
        box('cap', (0.174, 0.072, 0.012), wood('oak', 'X', seed + 1), at=(0.087, 0, 0.227), ease=0.002),
        box('cap', (0.180, 0.076, 0.017), wood('oak', 'X', seed + 1), at=(0.090, 0, 0.2415), ease=0.0025),
    ]
    volutes = []
    for side in (-1, 1):
        for x, z, size, turns, start in ((0.128, 0.188, 0.030, 2.0, 4.6), (0.040, 0.038, 0.026, 1.8, 5.4)):
            points = []
            for i in range(61):
                t = i / 60
                r, a = size * (1 - 0.88 * t), start + t * turns * 2 * pi
                points.append((x + r * cos(a), side * 0.0335, z + r * sin(a)))
            volutes.append(strand('volute', points, 0.0024, wood('oak', 'Z', seed)))
            eye = prism('eye', arc((x, z), 0.0052, 0, 345, 23), 0.074, wood('oak', 'Z', seed), ease=0.002)
            volutes.append(eye)
    flutes = [
        strand(
            'reed',
            [(x + 0.001, y, z) for x, z in curve(SCROLL, steps=7, closed=True)[8:80]],
            0.0042,
            wood('oak', 'Z', seed),
        )
        for y in (-0.018, 0.0, 0.018)
    ]
    return [body, *cap, *volutes, *flutes]


@product('oak-scroll-corbel', View(azimuth=-36, elevation=14, fill=0.82))
def oak_scroll_corbel():
    grounded(gathered(scroll_corbel(3), turn=(0, 0, -64)))


def ply_bracket(seed, thick=0.024):
    """A quarter curve sawn from plywood, 200 x 160 mm."""
    outline = [(0.0, 0.0), (0.026, 0.0), (0.034, 0.010)]
    outline += arc((0.152, 0.032), 0.120, 176, 92, 20)
    outline += [(0.160, 0.168), (0.160, 0.200), (0.0, 0.200)]
    return [prism('bracket', outline, thick, ply('Y', seed, layer=thick / 17), ease=0.0012)]


@product('birch-ply-corbel', View(azimuth=-30, elevation=18, fill=0.84))
def birch_ply_corbel():
    standing = gathered(ply_bracket(2), turn=(0, 180, 0))
    grounded(gathered(standing, turn=(0, 0, -34), at=(0.06, 0.10, 0)))
    grounded(gathered(ply_bracket(5), turn=(90, 0, 16), at=(-0.05, 0.0, 0)))
