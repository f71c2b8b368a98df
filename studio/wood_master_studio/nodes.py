"""A short way to write shader node graphs: every method adds one node and returns its output socket."""

import bpy


def linear(hex_colour):
    """'#C79F6B' as it looks on a screen -> the linear RGBA the shaders work in."""
    channels = (int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1.0,)


class Graph:
    """The node tree of one new material, with a Principled surface at its end (`self.surface`)."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']

    def node(self, kind, *inputs, **properties):
        """Add a node; inputs are sockets, constants or None (leave the default), in the node's own order."""
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for socket, value in zip(node.inputs, inputs):
            self.put(socket, value)
        return node

    def put(self, socket, value):
        """Link a socket into another, or set a constant."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def set(self, **inputs):
        """Set inputs of the surface; `base_color` stands for 'Base Color'."""
        for key, value in inputs.items():
            self.put(self.surface.inputs[key.replace('_', ' ').title().replace('Ior', 'IOR')], value)

    def math(self, operation, a, b=None, clamp=False):
        return self.node('ShaderNodeMath', a, b, operation=operation, use_clamp=clamp).outputs[0]

    def vector_math(self, operation, a, b=None):
        node = self.node('ShaderNodeVectorMath', a, b, operation=operation)
        return node.outputs['Value' if operation in ('LENGTH', 'DOT_PRODUCT') else 'Vector']

    def scaled(self, vector, scale):
        """A vector multiplied component by component."""
        return self.vector_math('MULTIPLY', vector, scale)

    def noise(self, vector, detail=2.0, roughness=0.5, colour=False):
        """Noise of unit frequency at `vector`; 0..1 around 0.5."""
        node = self.node('ShaderNodeTexNoise')
        self.put(node.inputs['Vector'], vector)
        node.inputs['Scale'].default_value = 1.0
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = roughness
        return node.outputs['Color' if colour else 'Fac']

    def step(self, value, low, high):
        """Smooth step: 0 below `low`, 1 above `high` (`low` > `high` turns it round)."""
        node = self.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        flipped = low > high
        for key, item in zip(
            ('Value', 'From Min', 'From Max', 'To Min', 'To Max'),
            (value, high, low, 1.0, 0.0) if flipped else (value, low, high, 0.0, 1.0),
        ):
            self.put(node.inputs[key], item)
        return node.outputs[0]

    def ramp(self, value, stops):
        """Scalar curve through `stops` [(position, value), ...], linear between them."""
        node = self.node('ShaderNodeValToRGB', value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(1.0)
        for element, (position, level) in zip(elements, stops):
            element.position = position
            element.color = (level, level, level, 1.0)
        return node.outputs[0]

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', factor, a, b, blend_type=blend).outputs[0]

    def bump(self, height, strength, distance):
        """Normal from a height 0..1; `distance` is the depth in metres that 1 stands for."""
        node = self.node('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        self.put(node.inputs['Height'], height)
        return node.outputs[0]
