"""Wooden bench planes: toe at +x, sole in z = 0."""

from dataclasses import dataclass
from math import cos, radians, sin, tan

import numpy as np

from ..catalogue import product
from ..grips import grip
from ..materials import brass, steel, wood
from ..shapes import curve, cut, eased, gathered, grounded, prism, rod
from ..stage import View
from .banding import strip


@dataclass(frozen=True)
class Plane:
    """Measures of a plane; `mouth` is the place of the cutting edge along x, `bed` the angle in degrees."""

    length: float
    width: float
    height: float
    iron: float
    mouth: float
    bed: float
    species: str
    wedge: str
    coffin: bool
    tote_at: float


SMOOTHER = Plane(0.230, 0.068, 0.060, 0.050, 0.038, 47, 'walnut', 'beech', True, -0.081)
JACK = Plane(0.380, 0.066, 0.062, 0.048, 0.062, 45, 'beech', 'beech', False, -0.110)

TOTE = [
    (-0.036, 0.0, 'c'),
    (0.034, 0.0, 'c'),
    (0.036, 0.009),
    (0.022, 0.016),
    (0.008, 0.028),
    (0.002, 0.046),
    (0.000, 0.066),
    (0.004, 0.080),
    (0.000, 0.092),
    (-0.014, 0.095),
    (-0.030, 0.090),
    (-0.046, 0.080),
    (-0.050, 0.074),
    (-0.040, 0.068),
    (-0.028, 0.058),
    (-0.026, 0.042),
    (-0.030, 0.022),
    (-0.037, 0.010),
]


def tote_rounding(x, z):
    """Square where it stands on the body, round in the palm."""
    return 0.0012 + 0.0095 * np.clip((z - 0.008) / 0.020, 0, 1)


def bench_plane(plan, seed):
    """Body, iron, wedge, tote and strike button."""
    timber = wood(plan.species, 'X', seed)
    body = prism('body', _plan_of(plan), plan.height, timber, plane='XY', ease=0)
    body.location = (0, 0, plan.height / 2)
    eased(body, 0.0022 if plan.coffin else 0.003)
    slope = radians(plan.bed)
    over = 0.004
    top = plan.height + over
    bed_top = plan.mouth - (plan.height + over) / tan(slope)
    thick = 0.0125 / sin(slope)
    channel = [(plan.mouth, -0.001), (plan.mouth + 0.0022, -0.001), (bed_top + thick + 0.010, top), (bed_top, top)]
    throat = [(plan.mouth - 0.010, 0.012), (plan.mouth + 0.0025, -0.001), (plan.mouth + 0.030, top), (bed_top, top)]
    for outline, width in ((channel, plan.iron + 0.001), (throat, plan.iron - 0.010)):
        cut(body, prism('throat', outline, width, timber, ease=0))
    parts = [body, *_iron_and_wedge(plan, seed)]
    tote = grip('tote', [curve(TOTE, steps=6, closed=True)], 0.024, tote_rounding, wood(plan.species, 'X', seed + 2))
    parts += gathered([tote], at=(plan.tote_at, 0, plan.height - 0.001))
    strike = rod('strike', 0.009, 0.005, brass(), at=(plan.length / 2 - 0.030, 0, plan.height + 0.001), ease=0.0012)
    return [*parts, strike]


def _plan_of(plan):
    """The body seen from above: straight, or a coffin that narrows to both ends."""
    half, wide = plan.length / 2, plan.width / 2
    if not plan.coffin:
        return [(-half, -wide), (half, -wide), (half, wide), (-half, wide)]
    stations = [
        (-half, wide * 0.76, 'c'),
        (-half * 0.45, wide * 0.94),
        (half * 0.12, wide),
        (half * 0.6, wide * 0.92),
        (half, wide * 0.74, 'c'),
    ]
    side = curve(stations, 10)
    return [(x, -y) for x, y in side] + [(x, y) for x, y in reversed(side)]


def _iron_and_wedge(plan, seed):
    """Both lie on the bed: made flat with the edge at the origin and `u` up the bed, then leaned back."""
    half, long = plan.iron / 2, 0.152
    outline = [(0, -half), (0, half), (long - 0.012, half), (long, half - 0.012), (long, -half + 0.012)]
    outline += [(long - 0.012, -half)]
    iron = prism('iron', outline, 0.0036, steel('X'), plane='XY', ease=0.0004)
    iron.location = (0, 0, 0.0018)
    profile = [(0.030, 0.0036), (0.130, 0.0036), (0.138, 0.0075), (0.133, 0.0165), (0.118, 0.0165), (0.030, 0.0052)]
    wedge = prism('wedge', profile, plan.iron - 0.0005, wood(plan.wedge, 'X', seed + 7), ease=0.001)
    leaned = gathered(gathered([iron, wedge], turn=(0, 0, 180)), turn=(0, plan.bed, 0))
    return gathered(leaned, at=(plan.mouth, 0, -0.0003))


def shaving(seed, at, heading=0.0, turns=2.4, species='maple'):
    """A curled shaving 24 mm wide, lying where the plane let it fall."""
    line = []
    for i in range(160):
        t = i / 159
        r, a = 0.0085 + 0.0085 * t**1.5, turns * 6.283 * t + seed
        line.append((r * cos(a), r * sin(a)))
    curl = strip('shaving', line, 0.024, 0.00022, wood(species, 'Z', seed, attribute='board'), 0.034)
    return grounded(gathered(gathered([curl], turn=(90, 0, heading)), at=at))


@product(
    'walnut-smoothing-plane',
    View(azimuth=-38, elevation=24, fill=0.86),
    View(azimuth=-30, elevation=38, close=((0.005, 0.0, 0.075), 0.062)),
    View(azimuth=34, elevation=18, fill=0.84),
)
def walnut_smoothing_plane():
    gathered(bench_plane(SMOOTHER, 3), turn=(0, 0, 167))
    shaving(5, (-0.030, -0.110, 0), heading=40)


@product('beech-jack-plane', View(azimuth=-36, elevation=24, fill=0.88))
def beech_jack_plane():
    gathered(bench_plane(JACK, 6), turn=(0, 0, 169))
