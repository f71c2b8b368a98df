"""Edge banding on the roll."""

from math import cos, pi, sin

from ..catalogue import product
from ..materials import plain, wood
from ..shapes import from_mesh, gathered, grounded, lathe
from ..stage import View


def strip(name, line, width, thick, material, drift=0.0):
    """A veneer strip standing on edge along 2D points; its grain runs along the strip, whatever the bend.

    `drift` carries it sideways by so much from end to end, as a curl runs off a skewed iron.
    """
    run, vertices, board = 0.0, [], []
    count = len(line)
    for i, (x, y) in enumerate(line):
        before, after = line[max(i - 1, 0)], line[min(i + 1, count - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = (dx * dx + dy * dy) ** 0.5
        if i:
            run += ((x - line[i - 1][0]) ** 2 + (y - line[i - 1][1]) ** 2) ** 0.5
        for side, z in ((-1, 0), (1, 0), (1, width), (-1, width)):
            vertices.append((x - dy / size * side * thick / 2, y + dx / size * side * thick / 2, z + drift * i / count))
            board.append((z, side * thick / 2 + 0.004, run))
    faces = [
        (4 * j + i, 4 * j + (i + 1) % 4, 4 * j + 4 + (i + 1) % 4, 4 * j + 4 + i)
        for j in range(count - 1)
        for i in range(4)
    ]
    faces += [(3, 2, 1, 0), tuple(range(4 * count - 4, 4 * count))]
    band = from_mesh(name, vertices, faces, material)
    place = band.data.attributes.new('board', 'FLOAT_VECTOR', 'POINT')
    place.data.foreach_set('vector', [c for point in board for c in point])
    return band


def roll(species, seed, width, turns, core=0.045, thick=0.0006, tail=0.30, lift=0.0):
    """Turns of veneer round a card core, the outer end running off at a tangent and curling outward by `lift`."""
    pitch = thick * 1.45
    per_turn = 90
    line = []
    for i in range(turns * per_turn + 1):
        a = 2 * pi * i / per_turn
        r = core + pitch * (a / (2 * pi)) + thick * 0.10 * sin(7.3 * a / (2 * pi))
        line.append((r * cos(a), r * sin(a)))
    x, y = line[-1]
    heading = pi / 2
    steps = 60
    for i in range(1, steps + 1):
        heading += (lift * (i / steps) - 0.012) * 2 * pi / steps * 4
        x, y = x + tail / steps * cos(heading), y + tail / steps * sin(heading)
        line.append((x, y))
    band = strip('band', line, width, thick, wood(species, 'Z', seed, attribute='board'))
    card = lathe(
        'core',
        [(core - 0.004, 0.0), (core - 0.0008, 0.0), (core - 0.0008, width), (core - 0.004, width), (core - 0.004, 0.0)],
        plain('card', '#A88A64', 0.9),
    )
    return [band, card]


@product(
    'oak-edge-banding',
    View(azimuth=-20, elevation=28, fill=0.86),
    View(azimuth=-20, elevation=44, fill=0.88, scale=True),
)
def oak_edge_banding():
    gathered(roll('oak', 3, 0.022, turns=60, tail=0.22, lift=-0.03), turn=(0, 0, 196))


@product(
    'walnut-edge-banding',
    View(azimuth=-34, elevation=18, fill=0.84),
    View(azimuth=-34, elevation=34, fill=0.88, scale=True),
)
def walnut_edge_banding():
    flat = gathered(roll('walnut', 5, 0.040, turns=42, tail=0.13, lift=0.010), turn=(0, 0, -90))
    grounded(gathered(flat, turn=(90, 0, 0)))
