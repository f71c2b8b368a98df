"""Try squares."""

from ..catalogue import product
from ..materials import brass, steel, wood
from ..shapes import box, gathered, grounded, prism, rod
from ..stage import View


def try_square(seed):
    """Stock along x, 140 mm; blade along z, 200 mm over the brass face at z = 0."""
    stock = box('stock', (0.140, 0.016, 0.046), wood('walnut', 'X', seed), at=(0.070, 0, -0.0255), ease=0.0012)
    face = box('face', (0.140, 0.0162, 0.0028), brass(), at=(0.070, 0, -0.0014), ease=0.0004)
    blade = box('blade', (0.042, 0.0016, 0.246), steel('Z'), at=(0.0212, 0, 0.077), ease=0.0003)
    rivets = []
    for x, z in ((0.010, -0.016), (0.032, -0.016), (0.021, -0.035)):
        washer = [(x - 0.0065, z), (x, z - 0.0065), (x + 0.0065, z), (x, z + 0.0065)]
        rivets.append(prism('washer', washer, 0.0163, brass(), ease=0.0002))
        rivets.append(rod('rivet', 0.0022, 0.0167, steel('X'), at=(x, 0, z), axis='Y', ease=0.0003))
    return [stock, face, blade, *rivets]


@product('walnut-try-square', View(azimuth=-20, elevation=44, fill=0.88))
def walnut_try_square():
    flat = gathered(try_square(4), turn=(-91.7, 0, 0))  # on the stock's outer edge and the blade's tip
    grounded(gathered(flat, turn=(0, 0, 112)))
