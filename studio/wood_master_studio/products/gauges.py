"""Marking gauges: stem along x, pin pointing down near its far end."""

from math import cos, pi, sin

from ..catalogue import product
from ..materials import blued_steel, brass, wood
from ..shapes import box, cut, eased, from_mesh, gathered, grounded, lathe, prism, rod
from ..stage import View


def knurled(name, radius, height, material, notches=36):
    """A knurled disc along z, its lower face at z = 0."""
    around = notches * 4
    rings = [(0.0, 0.86), (height * 0.12, 1.0), (height * 0.88, 1.0), (height, 0.86)]
    vertices, faces = [], []
    for z, share in rings:
        for i in range(around):
            r = radius * share * (0.955 if i % 4 < 2 else 1.0)
            vertices.append((r * cos(2 * pi * i / around), r * sin(2 * pi * i / around), z))
    for j in range(len(rings) - 1):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
    faces += [tuple(range(around - 1, -1, -1)), tuple(range((len(rings) - 1) * around, len(rings) * around))]
    return from_mesh(name, vertices, faces, material)


def thumbscrew(x):
    """Locking screw standing on the fence at `x`, head up."""
    shank = rod('shank', 0.0030, 0.014, brass(), at=(x, 0, 0.028))
    collar = rod('collar', 0.0062, 0.002, brass(), at=(x, 0, 0.0255), ease=0.0003)
    head = knurled('head', 0.0095, 0.0085, brass())
    head.location = (x, 0, 0.0305)
    button = lathe('button', [(0.0072, 0.0), (0.0060, 0.0016), (0.0, 0.0020)], brass())
    button.location = (x, 0, 0.0388)
    return [shank, collar, head, button]


def gauge(species, seed, length, fence_at, mortise=False):
    """A gauge with its fence at `fence_at` along the stem; with `mortise`, a second pin on a brass slide."""
    stem = box('stem', (length, 0.0185, 0.0185), wood(species, 'X', seed), ease=0.0012)
    outline = [(-0.031, -0.024), (0.031, -0.024), (0.031, 0.014), (0.022, 0.0245), (-0.022, 0.0245), (-0.031, 0.014)]
    fence = prism('fence', outline, 0.023, wood(species, 'X', seed + 4), ease=0)
    gathered([fence], turn=(0, 0, 90), at=(fence_at, 0, 0))
    hole = box('hole', (0.1, 0.0188, 0.0188), fence.data.materials[0], at=(fence_at, 0, 0), ease=0)
    cut(eased(fence, 0.0014), hole)
    parts = [stem, fence, *thumbscrew(fence_at)]
    tip = length / 2 - 0.014
    if mortise:
        parts.append(box('slide', (length - 0.04, 0.0062, 0.0016), brass(), at=(0.020, 0, -0.0090), ease=0.0002))
        parts.append(_pin(tip - 0.010))
        nut = knurled('nut', 0.0080, 0.0110, brass(), notches=28)
        parts += gathered([nut], turn=(0, 90, 0), at=(length / 2 + 0.003, 0, -0.001))
        parts.append(rod('shank', 0.0026, 0.010, brass(), at=(length / 2 + 0.001, 0, -0.001), axis='X'))
    for y in (-0.0165, 0.0165):
        x = fence_at + 0.0115
        parts.append(box('wear', (0.0012, 0.0058, 0.044), brass(), at=(x, y, -0.001), ease=0.0003))
    parts.append(_pin(tip))
    return parts


def _pin(x):
    """Hardened, and left dark from the fire, so that it is seen against pale paper."""
    pin = lathe('pin', [(0.0, -0.0185), (0.0014, -0.0140), (0.0014, 0.0)], blued_steel(), segments=24)
    pin.location = (x, 0, 0)
    return pin


@product(
    'cherry-marking-gauge',
    View(azimuth=-34, elevation=24, fill=0.88),
    View(azimuth=-20, elevation=20, close=((0.012, -0.010, 0.030), 0.050)),
    View(azimuth=36, elevation=26, fill=0.88),
)
def cherry_marking_gauge():
    grounded(gathered(gauge('cherry', 3, 0.230, 0.030), turn=(0, -6.3, 200)))


@product('beech-mortise-gauge', View(azimuth=-30, elevation=36, fill=0.88))
def beech_mortise_gauge():
    parts = gathered(gauge('beech', 5, 0.240, 0.034, mortise=True), turn=(-90, 0, 0))
    parts = gathered(parts, turn=(0, -8.7, 0))
    grounded(gathered(parts, turn=(0, 0, 2)))
