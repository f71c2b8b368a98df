"""Knobs and pegs."""

from ..catalogue import product
from ..materials import brass, steel, wood
from ..shapes import curve, gathered, grounded, lathe, thread
from ..stage import View

MUSHROOM = [
    (0.0035, 0.008, 'c'),
    (0.0035, 0.0, 'c'),
    (0.0105, 0.0, 'c'),
    (0.0105, 0.0015),
    (0.0085, 0.006),
    (0.0078, 0.010),
    (0.0105, 0.0145),
    (0.0168, 0.0175),
    (0.0190, 0.0212),
    (0.0172, 0.0255),
    (0.0105, 0.0282),
    (0.0, 0.0290),
]
DISHED = [
    (0.0, 0.0080, 'c'),
    (0.0082, 0.0080, 'c'),
    (0.0082, 0.0092),
    (0.0092, 0.0130),
    (0.0140, 0.0175),
    (0.0160, 0.0215),
    (0.0154, 0.0250),
    (0.0138, 0.0268),
    (0.0120, 0.0266),
    (0.0060, 0.0248),
    (0.0, 0.0243),
]
PEG = [
    (0.0055, 0.0, 'c'),
    (0.0060, 0.001, 'c'),
    (0.0060, 0.024, 'c'),
    (0.0098, 0.0245, 'c'),
    (0.0100, 0.030),
    (0.0080, 0.045),
    (0.0062, 0.062),
    (0.0060, 0.070),
    (0.0085, 0.0755),
    (0.0128, 0.0785),
    (0.0138, 0.0820),
    (0.0120, 0.0870),
    (0.0060, 0.0896),
    (0.0, 0.0900),
]


@product(
    'maple-mushroom-knob',
    View(azimuth=-24, elevation=24, fill=0.86),
    View(azimuth=-24, elevation=44, fill=0.88, scale=True),
)
def maple_mushroom_knob():
    for x, y, seed in ((-0.034, 0.020, 1), (0.012, 0.038, 4), (0.046, 0.004, 6)):
        gathered([mushroom(seed)], at=(x, y, 0), turn=(0, 0, seed * 50))
    grounded(gathered([mushroom(9)], at=(-0.016, -0.034, 0), turn=(0, 68, 232)))
    grounded(gathered([mushroom(13)], at=(0.040, -0.046, 0), turn=(0, 68, 20)))


def mushroom(seed):
    return lathe('knob', curve(MUSHROOM, steps=8), wood('maple', 'Z', seed))


@product(
    'walnut-cabinet-knobs',
    View(azimuth=-24, elevation=24, fill=0.86),
    View(azimuth=-12, elevation=16, close=((-0.026, 0.014, 0.016), 0.025)),
    View(azimuth=40, elevation=26, close=((0.012, -0.022, 0.014), 0.036)),
    View(azimuth=-24, elevation=44, fill=0.88, scale=True),
)
def walnut_cabinet_knobs():
    for x, y, seed in ((-0.026, 0.014, 3), (0.024, 0.026, 7)):
        gathered(cabinet_knob(seed), at=(x, y, 0), turn=(0, 0, seed * 40))
    grounded(gathered(cabinet_knob(12, screwed=True), at=(0.010, -0.026, 0), turn=(0, 84.7, 206)))


def cabinet_knob(seed, screwed=False):
    """A dished walnut face on a brass collar and backplate, with or without its screw."""
    face = lathe('face', curve(DISHED, steps=8), wood('walnut', 'Z', seed))
    collar = lathe(
        'collar',
        curve(
            [
                (0.0, 0.0, 'c'),
                (0.0140, 0.0, 'c'),
                (0.0140, 0.0012),
                (0.0132, 0.0020),
                (0.0105, 0.0022, 'c'),
                (0.0100, 0.0030),
                (0.0076, 0.0044),
                (0.0074, 0.0060),
                (0.0092, 0.0078),
                (0.0090, 0.0092, 'c'),
                (0.0, 0.0092, 'c'),
            ],
            steps=6,
        ),
        brass(),
    )
    if not screwed:
        return [face, collar]
    screw = thread('screw', 0.002, 0.0007, 0.018, steel('Z'), segments=24)
    screw.location = (0, 0, -0.018)
    return [face, collar, screw]


@product(
    'shaker-peg',
    View(azimuth=-30, elevation=26, fill=0.86),
    View(azimuth=-30, elevation=46, fill=0.88, scale=True),
)
def shaker_peg():
    for i, (x, y, heading) in enumerate(
        ((-0.062, 0.046, 8), (-0.040, 0.014, 8), (-0.045, -0.030, 4), (0.078, 0.060, 118), (0.112, 0.028, 96))
    ):
        peg = lathe('peg', curve(PEG, steps=8), wood('cherry', 'Z', i + 2))
        grounded(gathered([peg], at=(x, y, 0), turn=(0, 85.8, heading)))
