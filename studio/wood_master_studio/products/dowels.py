"""Dowel pins and rods."""

from math import cos, pi, sin

from ..catalogue import product
from ..materials import twine, wood
from ..pile import dropped
from ..shapes import from_mesh, rod, strand
from ..stage import View


def fluted_pin(seed, radius=0.004, length=0.040, flutes=20):
    """One compressed pin: straight flutes, chamfered ends."""
    around = flutes * 4
    profile = [(0.62, -0.5), (0.92, -0.46), (1.0, -0.43), (1.0, 0.43), (0.92, 0.46), (0.62, 0.5)]
    vertices, faces = [], []
    for share, z in profile:
        for i in range(around):
            groove = 0.93 if i % 4 == 0 and share == 1.0 else 1.0
            r, a = radius * share * groove, 2 * pi * i / around
            vertices.append((r * cos(a), r * sin(a), z * length))
    for j in range(len(profile) - 1):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
    faces += [tuple(range(around - 1, -1, -1)), tuple(range((len(profile) - 1) * around, len(profile) * around))]
    return from_mesh('pin', vertices, faces, wood('birch', 'Z', seed))


@product(
    'birch-dowel-pins',
    View(azimuth=-25, elevation=32, fill=0.86),
    View(azimuth=-25, elevation=46, fill=0.88, scale=True),
)
def pins():
    dropped([fluted_pin(seed=i % 7 + 1) for i in range(46)], spread=0.034, seed=5, height=0.016)


@product(
    'oak-dowel-rods',
    View(azimuth=-60, elevation=30, fill=0.92),
    View(azimuth=-60, elevation=46, fill=0.92, scale=True),
)
def rods():
    radius, length = 0.006, 0.600
    places, row = [], 0
    for count in (5, 4, 3):
        for i in range(count):
            places.append(((i - (count - 1) / 2) * 2 * radius, radius + row * radius * 1.732))
        row += 1
    for i, (y, z) in enumerate(places):
        rod('rod', radius, length, wood('oak', 'Z', i + 1), at=((i * 37 % 7 - 3) * 0.0006, y, z), axis='X')
    for x in (-0.19, 0.19):
        for turn in range(3):
            tie(x + turn * 0.0024, radius)


def tie(x, radius, cord=0.0012):
    """Twine round the bundle at `x`: a hull over the trapezoid of rods, touching the table."""
    reach = radius + cord
    points = []
    for y, z, start, end in (
        (-4 * radius, radius, 270, 150),
        (-2 * radius, radius * 4.464, 150, 90),
        (2 * radius, radius * 4.464, 90, 30),
        (4 * radius, radius, 30, -90),
    ):
        for step in range(5):
            a = (start + (end - start) * step / 4) * pi / 180
            points.append((x, y + reach * cos(a), max(z + reach * sin(a), cord)))
    strand('twine', points, cord, twine(), closed=True)
