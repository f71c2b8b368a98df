"""Spindles and balusters."""

from ..catalogue import product
from ..materials import wood
from ..shapes import box, curve, gathered, grounded, lathe
from ..stage import View

GALLERY = [
    (0.0036, -0.010, 'c'),
    (0.0040, -0.0095, 'c'),
    (0.0040, 0.0, 'c'),
    (0.0078, 0.0, 'c'),
    (0.0085, 0.006),
    (0.0062, 0.014, 'c'),
    (0.0090, 0.0165),
    (0.0062, 0.019, 'c'),
    (0.0056, 0.024),
    (0.0066, 0.050),
    (0.0092, 0.068),
    (0.0098, 0.0735, 'c'),
    (0.0116, 0.0750),
    (0.0098, 0.0765, 'c'),
    (0.0092, 0.082),
    (0.0066, 0.100),
    (0.0056, 0.126),
    (0.0062, 0.131, 'c'),
    (0.0090, 0.1335),
    (0.0062, 0.136, 'c'),
    (0.0085, 0.144),
    (0.0078, 0.150, 'c'),
    (0.0040, 0.150, 'c'),
    (0.0040, 0.1595, 'c'),
    (0.0036, 0.160, 'c'),
]
BALUSTER = [
    (0.0165, 0.0, 'c'),
    (0.0190, 0.006),
    (0.0175, 0.016, 'c'),
    (0.0120, 0.020, 'c'),
    (0.0175, 0.026),
    (0.0120, 0.032, 'c'),
    (0.0115, 0.040),
    (0.0170, 0.085),
    (0.0195, 0.125),
    (0.0180, 0.165),
    (0.0120, 0.220),
    (0.0095, 0.300),
    (0.0088, 0.400),
    (0.0092, 0.428, 'c'),
    (0.0150, 0.434),
    (0.0092, 0.440, 'c'),
    (0.0110, 0.448),
    (0.0180, 0.464),
    (0.0165, 0.475, 'c'),
]


def gallery_spindle(seed):
    """150 mm between shoulders, standing on its tenon's shoulder."""
    return [lathe('spindle', curve(GALLERY, steps=7), wood('maple', 'Z', seed))]


@product(
    'maple-spindle-set',
    View(azimuth=-34, elevation=34, fill=0.88),
    View(azimuth=-34, elevation=50, fill=0.88, scale=True),
)
def maple_spindle_set():
    for i in range(6):
        grounded(gathered(gallery_spindle(i + 2), turn=(0, 90, 0), at=((i % 2) * 0.008, i * 0.0262, 0)))
    across = grounded(gathered(gallery_spindle(9), turn=(0, 90, 68), at=(0.052, -0.006, 0)))
    gathered(across, at=(0, 0, 0.0231))


def baluster(seed):
    """900 mm: two blocks 41 mm square, a long vase between them."""
    turning = lathe('vase', [(r, z + 0.200) for r, z in curve(BALUSTER, steps=8)], wood('oak', 'Z', seed))
    foot = box('foot', (0.041, 0.041, 0.200), wood('oak', 'Z', seed), at=(0, 0, 0.100), ease=0.001)
    head = box('head', (0.041, 0.041, 0.225), wood('oak', 'Z', seed), at=(0, 0, 0.7875), ease=0.001)
    return [turning, foot, head]


@product('oak-stair-baluster', View(azimuth=-34, elevation=32, fill=0.92))
def oak_stair_baluster():
    for i, seed in enumerate((2, 7, 13)):
        parts = gathered(baluster(seed), turn=(0, 90, 0))
        grounded(gathered(parts, at=(0.045 * i, -0.095 * i, 0), turn=(0, 0, 196)))
