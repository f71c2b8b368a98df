"""Back saws: plate along +x with the toe at the far end, teeth down, thickness along y."""

import numpy as np

from ..catalogue import product
from ..grips import grip
from ..materials import blued_steel, brass, steel, wood
from ..shapes import box, curve, gathered, grounded, prism, rod
from ..stage import View

PISTOL = [
    (0.022, 0.030, 'c'),
    (0.022, -0.014, 'c'),
    (0.008, -0.030),
    (-0.006, -0.038),
    (-0.016, -0.030),
    (-0.022, -0.022),
    (-0.030, -0.034),
    (-0.034, -0.058),
    (-0.032, -0.080),
    (-0.025, -0.093),
    (-0.023, -0.102),
    (-0.032, -0.108),
    (-0.047, -0.108),
    (-0.060, -0.101),
    (-0.067, -0.088),
    (-0.064, -0.064),
    (-0.061, -0.040),
    (-0.064, -0.014),
    (-0.074, 0.006),
    (-0.090, 0.018),
    (-0.094, 0.026),
    (-0.082, 0.033),
    (-0.062, 0.030),
    (-0.042, 0.022),
    (-0.028, 0.024),
    (-0.012, 0.036),
    (0.008, 0.037),
]
CLOSED = [
    (0.026, 0.040, 'c'),
    (0.030, -0.010, 'c'),
    (0.016, -0.034),
    (0.014, -0.056),
    (0.004, -0.074),
    (-0.024, -0.094),
    (-0.056, -0.106),
    (-0.086, -0.098),
    (-0.096, -0.082),
    (-0.088, -0.062),
    (-0.082, -0.036),
    (-0.084, -0.010),
    (-0.096, 0.014),
    (-0.108, 0.028),
    (-0.098, 0.038),
    (-0.070, 0.036),
    (-0.044, 0.030),
    (-0.020, 0.044),
    (0.006, 0.048),
]
GRIP_HOLE = [
    (-0.040, 0.014),
    (-0.058, 0.012),
    (-0.062, -0.016),
    (-0.064, -0.048),
    (-0.066, -0.072),
    (-0.052, -0.082),
    (-0.032, -0.076),
    (-0.016, -0.062),
    (-0.022, -0.036),
    (-0.026, -0.008),
]


def plate(length, heel, toe, pitch, thick=0.0006):
    """The blade: back edge at z = 0, `heel` and `toe` its depth at both ends, teeth every `pitch`."""
    count = int(length / pitch)
    outline = [(0.0, 0.0), (length, 0.0), (length, -toe)]
    for i in range(count, 0, -1):
        x = i * length / count
        depth = heel + (toe - heel) * x / length
        outline.append((x - 0.12 * pitch, -depth - pitch * 0.62))
        outline.append((x - pitch, -depth))
    outline.append((0.0, -heel))
    return prism('plate', outline, thick, steel('X'), ease=0)


def back_saw(length, heel, toe, pitch, spine, handle, nuts, height):
    """Plate under a folded back of material `spine`, `height` tall, in a `handle`, held by nuts at (x, z)."""
    blade = plate(length, heel, toe, pitch)
    back = box('back', (length + 0.012, 0.0068, height), spine, at=(length / 2, 0, height / 2 - 0.005), ease=0.0018)
    fixings = []
    for x, z in nuts:
        fixings.append(rod('nut', 0.0062, 0.0246, brass(), at=(x, 0, z), axis='Y', ease=0.0004))
        fixings.append(box('slot', (0.0095, 0.0252, 0.0013), blued_steel(), at=(x, 0, z), ease=0))
    return [blade, back, handle, *fixings]


def hand_rounding(x, z):
    """Flat cheeks where the plate goes in (x near 0), round where the hand goes."""
    return 0.0022 + 0.0083 * np.clip((-0.010 - x) / 0.022, 0, 1)


def pistol_handle(seed):
    """Open handle, shaped to the hand."""
    outline = curve(PISTOL, steps=7, closed=True)
    return grip('handle', [outline], 0.0225, hand_rounding, wood('walnut', 'X', seed))


def closed_handle(seed):
    """Closed handle with the hole for four fingers."""
    loops = [curve(CLOSED, steps=7, closed=True), curve(GRIP_HOLE, steps=6, closed=True)]
    return grip('handle', loops, 0.0235, hand_rounding, wood('beech', 'X', seed))


def dovetail(seed):
    """250 mm, brass back, open walnut handle."""
    return back_saw(
        0.250, 0.050, 0.044, 0.0017, brass(), pistol_handle(seed), ((0.006, 0.018), (0.004, -0.016)), 0.017
    )


@product(
    'dovetail-saw',
    View(azimuth=-20, elevation=46, fill=0.88),
    View(azimuth=-22, elevation=38, close=((-0.125, -0.055, 0.012), 0.062)),
    View(azimuth=-26, elevation=34, close=((0.090, 0.016, 0.008), 0.044)),
)
def dovetail_saw():
    parts = gathered(dovetail(3), turn=(-90, 0, 0))
    parts = gathered(parts, turn=(0, 1.35, 0))
    grounded(gathered(parts, at=(-0.12, -0.04, 0), turn=(0, 0, 24)))


@product('tenon-saw', View(azimuth=-20, elevation=46, fill=0.88))
def tenon_saw():
    nuts = ((0.012, 0.026), (0.008, 0.0), (-0.006, -0.050))
    parts = back_saw(0.300, 0.080, 0.072, 0.00195, blued_steel(), closed_handle(4), nuts, 0.019)
    parts = gathered(gathered(parts, turn=(-90, 0, 0)), turn=(0, 1.2, 0))
    grounded(gathered(parts, turn=(0, 0, 24)))
