"""Table legs and feet."""

from math import asin, degrees

from ..catalogue import product
from ..materials import black_iron, steel, wood
from ..shapes import box, curve, eased, from_mesh, gathered, grounded, lathe, rod, thread
from ..stage import View

TURNED_LEG = [
    (0.019, 0.000, 'c'),
    (0.026, 0.006),
    (0.031, 0.020),
    (0.029, 0.036),
    (0.020, 0.050),
    (0.0165, 0.056, 'c'),
    (0.0205, 0.060),
    (0.0165, 0.065, 'c'),
    (0.0165, 0.074),
    (0.0200, 0.150),
    (0.0260, 0.280),
    (0.0330, 0.400),
    (0.0350, 0.450),
    (0.0310, 0.495),
    (0.0220, 0.520),
    (0.0195, 0.528, 'c'),
    (0.0270, 0.533),
    (0.0285, 0.539),
    (0.0270, 0.545, 'c'),
    (0.0215, 0.547, 'c'),
    (0.0215, 0.553, 'c'),
    (0.0330, 0.557),
    (0.0365, 0.566),
    (0.0330, 0.575, 'c'),
    (0.0300, 0.577, 'c'),
    (0.0300, 0.582, 'c'),
]


def turned_leg(seed):
    """720 mm: ball foot, long vase, two rings, a block 80 mm square for the apron."""
    shaft = lathe('shaft', curve(TURNED_LEG, steps=10), wood('oak', 'Z', seed))
    block = box('block', (0.080, 0.080, 0.140), wood('oak', 'Z', seed), at=(0, 0, 0.650), ease=0.0015)
    tongue = lathe('shoulder', [(0.030, 0.578), (0.0395, 0.5815)], wood('oak', 'Z', seed))
    return [shaft, block, tongue]


@product(
    'oak-turned-leg',
    View(azimuth=-30, elevation=30, fill=0.90),
    View(azimuth=-30, elevation=22, close=((-0.50, -0.25, 0.04), 0.13)),
    View(azimuth=38, elevation=24, close=((0.03, -0.10, 0.03), 0.13)),
)
def oak_turned_leg():
    tilt = degrees(asin((0.040 - 0.031) / 0.60))
    for x, y, heading, seed in ((0.0, 0.0, 192, 3), (0.05, -0.13, 192, 11)):
        parts = gathered(turned_leg(seed), turn=(0, 90 - tilt, 0))
        parts = gathered(parts, turn=(0, 0, heading))
        grounded(gathered(parts, at=(x, y, 0)))


@product('beech-tapered-leg', View(azimuth=-28, elevation=20, fill=0.86))
def beech_tapered_leg():
    for x, y, seed in ((-0.10, 0.03, 2), (0.0, 0.08, 5), (0.09, 0.0, 9)):
        gathered(tapered_leg(seed), at=(x, y, 0), turn=(0, 0, seed * 23))
    lying = gathered(tapered_leg(12), turn=(0, 90 - 2.6, 0))
    grounded(gathered(lying, at=(0.22, -0.13, 0), turn=(0, 0, 190)))


def tapered_leg(seed):
    """400 mm round taper with its angle plate screwed on."""
    leg = lathe('leg', [(0.0125, 0), (0.0225, 0.400)], wood('beech', 'Z', seed), ease=0.002)
    plate = box('plate', (0.062, 0.062, 0.0025), black_iron(), at=(0, 0, 0.4035), ease=0.0008)
    holes = [
        rod('hole', 0.0034, 0.0006, steel('Z'), at=(sx * 0.022, sy * 0.022, 0.4048), ease=0.0002)
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    bolt = thread('bolt', 0.004, 0.00125, 0.014, steel('Z'))
    bolt.location = (0, 0, 0.4045)
    return [leg, plate, *holes, bolt]


def shaker_leg(seed, height=0.720, top=0.060, foot=0.032, apron=0.130):
    """Square to the apron, then tapered on the two inner faces (+x and +y)."""
    rings = [(0.0, foot), (height - apron, top), (height, top)]
    vertices, faces = [], []
    for z, width in rings:
        low, high = -top / 2, -top / 2 + width
        vertices += [(low, low, z), (high, low, z), (high, high, z), (low, high, z)]
    for j in range(2):
        faces += [(4 * j + i, 4 * j + (i + 1) % 4, 4 * j + 4 + (i + 1) % 4, 4 * j + 4 + i) for i in range(4)]
    faces += [(3, 2, 1, 0), (8, 9, 10, 11)]
    return [eased(from_mesh('leg', vertices, faces, wood('walnut', 'Z', seed)), 0.0012, angle=12)]


@product('walnut-shaker-leg', View(azimuth=-34, elevation=30, fill=0.90))
def walnut_shaker_leg():
    for i, seed in enumerate((4, 8, 15)):
        parts = gathered(shaker_leg(seed), turn=(0, -90, 0))
        grounded(gathered(parts, at=(0.02 * i, -0.085 * i, 0), turn=(0, 0, 358)))
    top = gathered(shaker_leg(23), turn=(0, -90, 0))
    top = grounded(gathered(top, at=(0.10, 0.12, 0), turn=(0, 0, 20)))
    gathered(top, at=(0, 0, 0.0605))


BUN = [
    (0.005, -0.026, 'c'),
    (0.005, 0.0, 'c'),
    (0.0225, 0.0, 'c'),
    (0.0225, 0.0045, 'c'),
    (0.0208, 0.0060, 'c'),
    (0.0208, 0.0085),
    (0.0310, 0.0140),
    (0.0372, 0.026),
    (0.0360, 0.040),
    (0.0280, 0.054),
    (0.0200, 0.060, 'c'),
]


def bun_foot(seed):
    """60 mm tall, standing, its dowel up."""
    outline = [(r, 0.060 - z) for r, z in reversed(curve(BUN, steps=10))]
    return [lathe('foot', outline, wood('cherry', 'Z', seed), ease=0.0005)]


@product(
    'cherry-bun-foot',
    View(azimuth=-26, elevation=20, fill=0.84),
    View(azimuth=-26, elevation=40, fill=0.88, scale=True),
)
def cherry_bun_foot():
    for x, y, seed in ((-0.052, 0.014, 3), (0.044, 0.034, 6)):
        gathered(bun_foot(seed), at=(x, y, 0), turn=(0, 0, 40 * seed))
    rolled = lathe('foot', curve(BUN, steps=10), wood('cherry', 'Z', 10), ease=0.0005)
    grounded(gathered([rolled], at=(0.012, -0.075, 0), turn=(0, 98, 215)))
