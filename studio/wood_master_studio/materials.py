"""Woods, ply and metals. Grain is solid: it runs through the piece, so rings show on faces and ends alike."""

from dataclasses import dataclass
from functools import wraps
from random import Random

import bpy

from .nodes import Graph, linear

AXIS_ORDER = {'X': (1, 2, 0), 'Y': (2, 0, 1), 'Z': (0, 1, 2)}


@dataclass(frozen=True)
class Species:
    """How a wood looks. Colours are as on a screen; `ring` is the width of one year in metres."""

    early: str
    late: str
    pore: str
    ring: float
    ring_contrast: float
    pores: float
    flecks: float
    fibre: float
    gloss: float


SPECIES = {
    'oak': Species('#BF8D58', '#936338', '#5F3B1C', 0.0042, 0.70, 0.80, 0.10, 0.34, 0.42),
    'walnut': Species('#7C5033', '#4E2E1B', '#2E190D', 0.0060, 0.85, 0.45, 0.0, 0.42, 0.36),
    'maple': Species('#E3BF8B', '#CFA069', '#C79A63', 0.0048, 0.55, 0.0, 0.15, 0.16, 0.34),
    'cherry': Species('#BE7A48', '#9C5730', '#7C4222', 0.0052, 0.65, 0.10, 0.22, 0.24, 0.36),
    'beech': Species('#D29A66', '#B97D4C', '#A06A3C', 0.0050, 0.50, 0.05, 0.65, 0.20, 0.40),
    'bench': Species('#B08154', '#85593A', '#5A3A24', 0.0046, 0.75, 0.25, 0.45, 0.34, 0.46),
    'birch': Species('#DDB981', '#CBA068', '#C29660', 0.0050, 0.50, 0.05, 0.12, 0.20, 0.42),
}


def shared(make):
    """Return the same material when asked for it twice, so that pieces of one board compile once."""

    @wraps(make)
    def cached(*words, **more):
        key = repr((make.__name__, words, sorted(more.items())))[:63]
        found = bpy.data.materials.get(key)
        if not found:
            found = make(*words, **more)
            found.name = key
        return found

    return cached


@shared
def wood(species, axis='Z', seed=1, attribute=None):
    """A wood whose grain runs along the object's own `axis`.

    `seed` picks the board: where the pith lies and how the years wander. `attribute` names a vertex
    attribute to read the place in the board from instead, for strips that were bent after sawing.
    """
    look = SPECIES[species]
    graph = Graph(f'{species}-{axis}-{seed}')
    if attribute:
        place = graph.node('ShaderNodeAttribute', attribute_name=attribute).outputs['Vector']
    else:
        place = graph.node('ShaderNodeTexCoord').outputs['Object']
    colour, fine = _grain(graph, look, _along(graph, place, axis), seed)
    if not attribute:
        normal = graph.node('ShaderNodeTexCoord').outputs['Normal']
        facing = graph.math('ABSOLUTE', graph.node('ShaderNodeSeparateXYZ', normal).outputs['XYZ'.index(axis)])
        end = graph.step(facing, 0.70, 0.97)
        colour = graph.mix(graph.math('MULTIPLY', end, 0.55), colour, linear(look.late), blend='MULTIPLY')
    _finish(graph, colour, fine, look.gloss)
    return graph.material


@shared
def ply(across='Z', seed=1, layer=0.0014):
    """Birch plywood; `across` is the object axis through the plies, `layer` the thickness of one ply in metres.

    The number of plies is odd, so both faces run alike: along x, or along y where x goes through the plies.
    """
    look = SPECIES['birch']
    graph = Graph(f'ply-{across}-{seed}')
    coordinates = graph.node('ShaderNodeTexCoord').outputs
    parts = graph.node('ShaderNodeSeparateXYZ', coordinates['Object']).outputs
    # one ply has the middle, and the faces stay just short of the next
    depth = graph.math('ADD', graph.math('MULTIPLY', parts['XYZ'.index(across)], 0.998 / layer), 0.5)
    level = graph.math('FLOOR', depth)
    odd = graph.math('ABSOLUTE', graph.math('MODULO', level, 2.0))
    others = [axis for axis in 'XYZ' if axis != across]
    one, _ = _grain(graph, look, _along(graph, coordinates['Object'], others[0]), seed)
    two, fine = _grain(graph, look, _along(graph, coordinates['Object'], others[1]), seed + 1)
    colour = graph.mix(odd, one, two)
    facing = graph.math(
        'ABSOLUTE', graph.node('ShaderNodeSeparateXYZ', coordinates['Normal']).outputs['XYZ'.index(across)]
    )
    edge = graph.step(facing, 0.9, 0.5)
    glue = graph.step(graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('FRACT', depth), 0.5)), 0.40, 0.49)
    shade = graph.math('MULTIPLY', edge, graph.math('ADD', graph.math('MULTIPLY', odd, 0.55), 0.05))
    colour = graph.mix(shade, colour, linear('#B98A55'), blend='MULTIPLY')
    colour = graph.mix(graph.math('MULTIPLY', graph.math('MULTIPLY', edge, glue), 0.5), colour, linear('#6B4526'))
    _finish(graph, colour, fine, look.gloss)
    return graph.material


def _along(graph, place, axis):
    """Turn a place so that the grain runs along its third component."""
    parts = graph.node('ShaderNodeSeparateXYZ', place).outputs
    return graph.node('ShaderNodeCombineXYZ', *(parts[i] for i in AXIS_ORDER[axis])).outputs[0]


def _grain(graph, look, place, seed):
    """Colour of the wood at `place`, and the height (0..1) of its fibres: no more, a bump is shaded three times."""
    chance = Random(seed)
    angle_offset = (chance.uniform(0.035, 0.06), chance.uniform(-0.03, 0.03), chance.uniform(-5.0, 5.0))
    place = graph.vector_math('ADD', place, angle_offset)
    wander = graph.noise(graph.scaled(place, (22.0, 22.0, 2.6)), detail=2.0, colour=True)
    wander = graph.vector_math('SUBTRACT', wander, (0.5, 0.5, 0.5))
    wandering = graph.vector_math('ADD', place, graph.scaled(wander, (0.016, 0.016, 0.0)))
    years = graph.math('DIVIDE', graph.vector_math('LENGTH', graph.scaled(wandering, (1.0, 1.0, 0.0))), look.ring)
    uneven = graph.noise(graph.scaled(wandering, (140.0, 140.0, 1.5)), detail=1.0)
    year = graph.math('FRACT', graph.math('ADD', years, graph.math('MULTIPLY', uneven, 0.7)))
    late = graph.ramp(year, [(0.0, 0.25), (0.12, 0.0), (0.55, 0.25), (0.86, 0.95), (0.97, 1.0), (1.0, 0.25)])
    fibre = graph.noise(graph.scaled(place, (1500.0, 1500.0, 26.0)), detail=2.0, roughness=0.6)
    cloud = graph.noise(graph.scaled(place, (28.0, 28.0, 5.0)), detail=1.0)
    colour = graph.mix(
        graph.math('MULTIPLY', late, look.ring_contrast), linear(look.early), linear(look.late)
    )
    light = graph.math('ADD', graph.math('MULTIPLY', graph.math('SUBTRACT', fibre, 0.5), look.fibre * 2.2), 1.0)
    light = graph.math(
        'ADD', light, graph.math('MULTIPLY', graph.math('SUBTRACT', cloud, 0.5), 0.5 * look.ring_contrast)
    )
    colour = graph.scaled(colour, graph.node('ShaderNodeCombineXYZ', light, light, light).outputs[0])
    if look.pores > 0:
        pore = graph.noise(graph.scaled(place, (2600.0, 2600.0, 70.0)), detail=0.0)
        spring = graph.ramp(year, [(0.0, 1.0), (0.35, 0.75), (0.7, 0.25), (1.0, 0.6)])
        open_pore = graph.math('MULTIPLY', graph.step(pore, 0.60, 0.70), spring)
        colour = graph.mix(graph.math('MULTIPLY', open_pore, look.pores), colour, linear(look.pore))
    if look.flecks > 0:
        fleck = graph.step(graph.noise(graph.scaled(place, (1500.0, 1500.0, 260.0)), detail=0.0), 0.64, 0.74)
        colour = graph.mix(graph.math('MULTIPLY', fleck, look.flecks), colour, linear(look.pore))
    return colour, fibre


def _finish(graph, colour, fine, gloss):
    """A hand-rubbed finish over a wood colour: satin, a little uneven, with the fibres just felt."""
    roughness = graph.math('ADD', graph.math('MULTIPLY', fine, 0.16), gloss)
    graph.set(base_color=colour, roughness=roughness, specular=0.38, normal=graph.bump(fine, 0.25, 0.00012))


@shared
def metal(name, colour, roughness, brushed=0.0, axis='X', patina=0.0):
    """A metal. `brushed` (0..1) draws fine scratches along the object's `axis`; `patina` darkens it in patches."""
    graph = Graph(name)
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    base = linear(colour)
    rough = roughness
    if brushed:
        scratch = graph.noise(graph.scaled(_along(graph, place, axis), (1600.0, 1600.0, 9.0)), detail=1.0)
        rough = graph.math('ADD', graph.math('MULTIPLY', scratch, brushed * 0.22), roughness - brushed * 0.08)
        graph.set(normal=graph.bump(scratch, 0.2 * brushed, 0.00006))
    if patina:
        cloud = graph.noise(graph.scaled(place, (60.0, 60.0, 60.0)), detail=4.0, roughness=0.6)
        base = graph.mix(graph.math('MULTIPLY', cloud, patina), base, linear('#3A342C'))
    graph.set(base_color=base, roughness=rough, metallic=1.0)
    return graph.material


def brass():
    return metal('brass', '#CFB078', 0.24, brushed=0.5, patina=0.10)


def steel(axis='X'):
    return metal(f'steel-{axis}', '#C9C8C4', 0.28, brushed=0.8, axis=axis)


def blued_steel():
    return metal('blued-steel', '#4A4F58', 0.30, brushed=0.4, patina=0.3)


@shared
def plain(name, colour, roughness=0.6):
    """A painted, cast or paper surface of one colour."""
    graph = Graph(name)
    graph.set(base_color=linear(colour), roughness=roughness, specular=0.35)
    return graph.material


@shared
def black_iron():
    """Cast iron under a thin black coat: grainy to the light."""
    graph = Graph('black-iron')
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    grain = graph.noise(graph.scaled(place, (900.0, 900.0, 900.0)), detail=3.0, roughness=0.6)
    rough = graph.math('ADD', graph.math('MULTIPLY', grain, 0.2), 0.30)
    graph.set(base_color=linear('#2B2A2A'), roughness=rough, specular=0.5, normal=graph.bump(grain, 0.5, 0.0002))
    return graph.material


@shared
def twine():
    """Jute string; the twist is drawn along the strand."""
    graph = Graph('twine')
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    twist = graph.noise(graph.scaled(place, (1800.0, 1800.0, 900.0)), detail=2.0)
    graph.set(
        base_color=graph.mix(twist, linear('#8F744D'), linear('#CBB185')),
        roughness=0.9,
        normal=graph.bump(twist, 0.8, 0.0005),
    )
    return graph.material
