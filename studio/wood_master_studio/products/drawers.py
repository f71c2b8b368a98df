"""Drawer boxes: sides run along x, front and back along y."""

from math import radians, tan

from ..catalogue import product
from ..materials import ply, wood
from ..shapes import box, cut, eased, prism
from ..stage import View


def tailed_side(name, length, height, board, tails, slope, material):
    """A side with `tails` at each end, each as long as the boards are thick; `slope` in degrees (0: fingers)."""
    pitch = height / tails
    flare = board * tan(radians(slope)) / 2
    narrow = pitch * (0.56 if slope else 0.5)
    steps = []
    for i in range(tails):
        middle = -height / 2 + pitch * (i + 0.5)
        base, tip = narrow / 2 - flare, narrow / 2 + flare
        steps.append((middle - base, middle - tip, middle + tip, middle + base))
    right, inner = length / 2, length / 2 - board
    outline = [(inner, -height / 2)]
    for base_low, tip_low, tip_high, base_high in steps:
        outline += [(inner, base_low), (right, tip_low), (right, tip_high), (inner, base_high)]
    outline.append((inner, height / 2))
    outline += [(-x, z) for x, z in reversed(outline)]
    return prism(name, outline, board, material, ease=0)


def drawer(length, width, height, board, tails, slope, side_material, end_material, base, bottom=0.006):
    """A box of outer size `length` (x) x `width` (y) x `height`, standing on z = 0."""
    sides = []
    for side in (-1, 1):
        thing = tailed_side('side', length, height, board, tails, slope, side_material)
        thing.location = (0, side * (width - board) / 2, height / 2)
        sides.append(thing)
    ends = []
    for end in (-1, 1):
        thing = box('end', (board, width, height), end_material, at=(end * (length - board) / 2, 0, height / 2), ease=0)
        for side in sides:
            copy = side.copy()
            copy.data = side.data.copy()
            copy.scale = (1.002, 1.02, 1.001)  # past the faces: coincident ones would shadow each other
            thing.users_scene[0].collection.objects.link(copy)
            cut(thing, copy)
        ends.append(thing)
    for thing in sides + ends:
        eased(thing, 0.0004, segments=2)
    size = (length - board, width - board, bottom)
    return [*sides, *ends, box('base', size, base, at=(0, 0, 0.012 + bottom / 2), ease=0)]


@product(
    'maple-drawer-box',
    View(azimuth=-36, elevation=26, fill=0.88),
    View(azimuth=-44, elevation=14, close=((-0.200, -0.172, 0.055), 0.078)),
    View(azimuth=-20, elevation=48, fill=0.88),
)
def maple_drawer_box():
    drawer(
        0.420,
        0.360,
        0.110,
        0.014,
        3,
        12,
        wood('maple', 'X', 3),
        wood('maple', 'Y', 8),
        ply('Z', 2),
    )


@product('birch-ply-drawer-box', View(azimuth=-48, elevation=28, fill=0.88))
def birch_ply_drawer_box():
    layer = 0.012 / 9
    drawer(0.450, 0.400, 0.120, 0.012, 5, 0, ply('Y', 3, layer), ply('X', 6, layer), ply('Z', 8, layer))
