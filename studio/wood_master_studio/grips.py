"""Grips shaped to the hand: a sawn outline whose edges are rounded over, more where the fingers go."""

import numpy as np

from .shapes import from_mesh, settled


def grip(name, loops, thick, rounding, material, grid=0.0008):
    """A board `thick` through y, sawn to closed `loops` of (x, z) (the first outside, the others holes), then rounded.

    `rounding` returns, for arrays of x and z in metres, how far in from the edge the round-over reaches there.
    """
    loops = [np.array(loop) for loop in loops]
    low, high = loops[0].min(axis=0) - 2 * grid, loops[0].max(axis=0) + 2 * grid
    counts = np.ceil((high - low) / grid).astype(int) + 1
    steps = np.stack(np.meshgrid(*(np.arange(n) * grid for n in counts), indexing='ij'), axis=-1)
    points = (low + steps).reshape(-1, 2)
    inside = _inside(points, loops)
    nearest, depth = _nearest(points, loops)
    reach = np.maximum(rounding(points[:, 0], points[:, 1]), 1e-4)
    share = np.clip(depth / reach, 0, 1)
    flat = thick / 2 - np.minimum(reach, thick / 2)  # a small round-over leaves a flat edge between two arrises
    half = flat + (thick / 2 - flat) * np.sqrt(1 - (1 - share) ** 2)
    places = np.where(inside[:, None], points, nearest)
    half = np.where(inside, half, flat)
    return _skinned(name, places, half, inside, counts, material, grid)


def _inside(points, loops):
    """Whether each point lies within the loops, by counting the edges a ray crosses."""
    crossed = np.zeros(len(points), dtype=bool)
    for loop in loops:
        for (ax, az), (bx, bz) in zip(loop, np.roll(loop, -1, axis=0)):
            if az == bz:
                continue
            across = (az > points[:, 1]) != (bz > points[:, 1])
            crossed ^= across & (points[:, 0] < (bx - ax) * (points[:, 1] - az) / (bz - az) + ax)
    return crossed


def _nearest(points, loops):
    """The nearest place on any loop to each point, and how far off it is."""
    best, depth = np.zeros_like(points), np.full(len(points), np.inf)
    for loop in loops:
        for start, end in zip(loop, np.roll(loop, -1, axis=0)):
            edge = end - start
            along = np.clip((points - start) @ edge / max(edge @ edge, 1e-18), 0, 1)
            place = start + along[:, None] * edge
            distance = np.linalg.norm(points - place, axis=1)
            closer = distance < depth
            best[closer], depth[closer] = place[closer], distance[closer]
    return best, depth


def _skinned(name, places, half, inside, counts, material, grid):
    """Close the two faces over each other, then go over the whole with paper."""
    wide, tall = counts
    number = np.arange(wide * tall).reshape(wide, tall)
    cells = np.stack([number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]], axis=-1).reshape(-1, 4)
    cells = cells[inside[cells].any(axis=1)]
    edges = np.concatenate([cells[:, [i, (i + 1) % 4]] for i in range(4)])
    _, first, seen = np.unique(np.sort(edges, axis=1), axis=0, return_index=True, return_counts=True)
    rim = edges[first[seen == 1]]
    near = np.column_stack([places[:, 0], -half, places[:, 1]])
    far = np.column_stack([places[:, 0], half, places[:, 1]])
    total = len(places)
    faces = [*cells.tolist(), *(cells[:, ::-1] + total).tolist()]
    faces += [(a, a + total, b + total, b) for a, b in rim.tolist()]
    used = np.unique(np.array([i for face in faces for i in face]))
    renumber = np.zeros(2 * total, dtype=int)
    renumber[used] = np.arange(len(used))
    vertices = np.concatenate([near, far])[used].tolist()
    thing = from_mesh(name, vertices, [tuple(renumber[list(face)].tolist()) for face in faces], material)
    remesh = thing.modifiers.new('voxels', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', grid, True
    paper = thing.modifiers.new('paper', 'SMOOTH')
    paper.factor, paper.iterations = 0.5, 8
    return settled(thing)
