"""Solids: turned, sawn, bent and threaded. All lengths are metres; every function returns the new object."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector


def from_mesh(name, vertices, faces, material, smooth=True):
    """An object from raw geometry, with its normals turned outwards."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(32)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def eased(thing, width, segments=3, angle=32):
    """Round the arrises by `width`, as a plane or sandpaper would."""
    bevel = thing.modifiers.new('eased', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = radians(angle)
    bevel.harden_normals = True
    return thing


def cut(thing, cutter):
    """Take the solid `cutter` away from `thing`; the cutter disappears."""
    tool = thing.modifiers.new('cut', 'BOOLEAN')
    tool.object = cutter
    tool.solver = 'EXACT'
    bpy.context.view_layer.update()
    settled(thing)
    bpy.data.objects.remove(cutter)
    return thing


def settled(thing):
    """Bake the modifiers of a thing into its mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = mesh
    return thing


def box(name, size, material, at=(0, 0, 0), ease=0.0008):
    """A block of `size` (x, y, z) with its centre at `at`."""
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = from_mesh(name, corners, faces, material)
    thing.location = at
    return eased(thing, ease) if ease else thing


def prism(name, outline, depth, material, ease=0.0008, plane='XZ'):
    """An outline [(a, b), ...] sawn out of a board `depth` thick, centred on the board.

    In plane 'XZ' the outline stands upright and the thickness runs along y; in 'XY' it lies flat.
    """
    count = len(outline)
    near = [_placed(a, b, -depth / 2, plane) for a, b in outline]
    far = [_placed(a, b, depth / 2, plane) for a, b in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1)), *sides]
    thing = from_mesh(name, near + far, faces, material)
    return eased(thing, ease) if ease else thing


def _placed(a, b, depth, plane):
    return (a, depth, b) if plane == 'XZ' else (a, b, depth)


def lathe(name, profile, material, segments=128, ease=0.0):
    """Turn a profile [(radius, z), ...] round the z axis; capped at both ends unless it ends where it began."""
    rings = [(max(r, 1e-5), z) for r, z in profile]
    vertices = [
        (r * cos(2 * pi * i / segments), r * sin(2 * pi * i / segments), z) for r, z in rings for i in range(segments)
    ]
    faces = []
    for j in range(len(rings) - 1):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((j * segments + i, j * segments + k, (j + 1) * segments + k, (j + 1) * segments + i))
    if rings[0] != rings[-1]:
        faces.append(tuple(range(segments - 1, -1, -1)))
        faces.append(tuple(range((len(rings) - 1) * segments, len(rings) * segments)))
    thing = from_mesh(name, vertices, faces, material)
    return eased(thing, ease) if ease else thing


def rod(name, radius, length, material, at=(0, 0, 0), axis='Z', ease=0.0006, segments=64):
    """A round bar centred at `at` along `axis`."""
    thing = lathe(name, [(radius, -length / 2), (radius, length / 2)], material, segments, ease)
    thing.location = at
    return turned(thing, axis)


def turned(thing, axis):
    """Lay a thing made along z down along x or y."""
    if axis == 'X':
        thing.rotation_euler = (0, pi / 2, 0)
    elif axis == 'Y':
        thing.rotation_euler = (pi / 2, 0, 0)
    return thing


def thread(name, radius, pitch, length, material, depth=None, segments=40, starts=8):
    """A screw thread round z from 0 to `length`; `depth` is how far it is cut into `radius`."""
    depth = depth or pitch * 0.55
    steps = max(2, int(length / pitch * starts))
    vertices, faces = [], []
    for j in range(steps + 1):
        z = length * j / steps
        for i in range(segments):
            phase = (z / pitch - i / segments) % 1.0
            height = min(1.0, max(0.0, 1.5 - abs(phase - 0.5) * 4))
            r = radius - depth * (1 - height)
            vertices.append((r * cos(2 * pi * i / segments), r * sin(2 * pi * i / segments), z))
    for j in range(steps):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((j * segments + i, j * segments + k, (j + 1) * segments + k, (j + 1) * segments + i))
    faces.append(tuple(range(segments - 1, -1, -1)))
    faces.append(tuple(range(steps * segments, (steps + 1) * segments)))
    return from_mesh(name, vertices, faces, material)


def curve(points, steps=8, closed=False):
    """A smooth line through 2D points. A point (a, b, 'c') is a corner: the line breaks there."""
    corners = [len(p) > 2 for p in points]
    flat = [Vector(p[:2]) for p in points]
    count = len(flat)
    line = []
    for i in range(count if closed else count - 1):
        here, there = flat[i], flat[(i + 1) % count]
        before = here if corners[i] or (not closed and i == 0) else flat[i - 1]
        last = not closed and i + 2 >= count
        after = there if corners[(i + 1) % count] or last else flat[(i + 2) % count]
        straight = corners[i] and corners[(i + 1) % count]
        for step in range(1 if straight else steps):
            t = step / (1 if straight else steps)
            line.append(_catmull_rom(before, here, there, after, t))
    if not closed:
        line.append(tuple(flat[-1]))
    return line


def _catmull_rom(a, b, c, d, t):
    point = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return tuple(point)


def arc(centre, radius, start, end, steps=16):
    """Points on a circle in 2D from angle `start` to `end`, degrees."""
    angles = (radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


def strand(name, points, radius, material, closed=False):
    """A round cord through 3D points."""
    line = bpy.data.curves.new(name, 'CURVE')
    line.dimensions = '3D'
    line.bevel_depth = radius
    line.bevel_resolution = 4
    line.use_fill_caps = True
    line.resolution_u = 8
    spline = line.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1.0)
    spline.use_cyclic_u = closed
    spline.use_endpoint_u = not closed
    spline.order_u = 3
    line.materials.append(material)
    thing = bpy.data.objects.new(name, line)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def gathered(things, at=(0, 0, 0), turn=(0, 0, 0)):
    """Move several things as one: turn them (degrees about x, y, z) round the origin, then carry them to `at`."""
    bpy.context.view_layer.update()
    rotation = (
        Matrix.Rotation(radians(turn[2]), 4, 'Z')
        @ Matrix.Rotation(radians(turn[1]), 4, 'Y')
        @ Matrix.Rotation(radians(turn[0]), 4, 'X')
    )
    carry = Matrix.Translation(at) @ rotation
    for thing in things:
        thing.matrix_world = carry @ thing.matrix_world
    bpy.context.view_layer.update()
    return things


def lowest(things):
    """The lowest z any of the things reaches."""
    graph = bpy.context.evaluated_depsgraph_get()
    return min(
        (thing.matrix_world @ vertex.co).z
        for thing in things
        for vertex in thing.evaluated_get(graph).to_mesh().vertices
    )


def grounded(things):
    """Let several things down together until they touch the table at z = 0."""
    bpy.context.view_layer.update()
    return gathered(things, at=(0, 0, -lowest(things)))
