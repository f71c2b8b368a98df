"""A folding rule that lies beside small pieces and tells their size: one beech leg of it, marked in millimetres."""

from math import cos, radians, sin

import bpy
import numpy as np

from .materials import metal, plain, wood
from .shapes import box, from_mesh, gathered

WIDE, THICK, TIP = 0.016, 0.0028, 0.007
LENGTHS = (0.06, 0.10, 0.15, 0.20, 0.30)


def rule(centimetres):
    """So many centimetres of a rule along x from x = 0, near edge at y = 0, face up, brass at both ends."""
    length = centimetres / 100
    ink = plain('ink', '#1E1813', 0.7)
    body = box('rule', (length, WIDE, THICK), wood('beech', 'X', 17), at=(length / 2, WIDE / 2, THICK / 2), ease=0.0003)
    parts = [body, _marks(centimetres, ink)]
    for x in (0, length):
        end = TIP if x == 0 else -TIP
        size = (TIP, WIDE + 0.0003, THICK + 0.0003)
        parts.append(box('tip', size, metal('tip', '#B4935A', 0.5, brushed=0.3), at=(x + end / 2, WIDE / 2, THICK / 2), ease=0.0003))
    parts += [_number(i, ink) for i in range(1, centimetres)]
    return parts


def _marks(centimetres, ink):
    """A stroke for every millimetre at the far edge; those of five and ten are longer."""
    vertices, faces = [], []
    for i in range(8, centimetres * 10 - 7):
        tall = 0.0062 if i % 10 == 0 else 0.0048 if i % 5 == 0 else 0.0034
        half, x, z = 0.00011 if i % 10 else 0.00015, i / 1000, THICK + 0.00003
        k = len(vertices)
        vertices += [(x - half, WIDE - tall, z), (x + half, WIDE - tall, z), (x + half, WIDE, z), (x - half, WIDE, z)]
        faces.append((k, k + 1, k + 2, k + 3))
    return from_mesh('marks', vertices, faces, ink, smooth=False)


def _number(centimetre, ink):
    """The number of a centimetre, below its stroke."""
    text = bpy.data.curves.new('number', 'FONT')
    text.body, text.size, text.align_x, text.align_y = str(centimetre), 0.0058, 'CENTER', 'CENTER'
    text.materials.append(ink)
    thing = bpy.data.objects.new('number', text)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    flat = bpy.data.objects.new('number', mesh)
    flat.location = (centimetre / 100, 0.0052, THICK + 0.00003)
    bpy.context.scene.collection.objects.link(flat)
    return flat


def laid_before(points, azimuth, gap=0.012):
    """Lay a rule of about the pieces' width on the table, between them and a camera at `azimuth`.

    `points` are the places of all their vertices.
    """
    turn = radians(azimuth)
    across = points @ np.array([cos(turn), sin(turn), 0.0])
    ahead = points @ np.array([-sin(turn), cos(turn), 0.0])
    wide = across.max() - across.min()
    length = min(LENGTHS, key=lambda each: abs(each - wide * 0.9))
    left = (across.max() + across.min() - length) / 2
    near = ahead.min() - gap - WIDE
    place = (left * cos(turn) - near * sin(turn), left * sin(turn) + near * cos(turn), 0)
    return gathered(rule(round(length * 100)), at=place, turn=(0, 0, azimuth + 2))
