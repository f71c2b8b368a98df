"""Exposing and developing: Cycles passes in, a clean PNG out.

Debian's Blender is built without a denoiser, so the light is filtered here. Colour and light come as separate
passes; only the light is smoothed (edge-aware, wavelet by wavelet, guided by normals and depth) and the wood's
own colour is multiplied back in afterwards, untouched: grain stays as sharp as it was rendered.
"""

import tempfile
from pathlib import Path

import bpy
import numpy as np

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Env', 'Emit', 'Normal', 'Depth')
KERNEL = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
BRIGHTNESS = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def expose(width, height, samples, seed=7):
    """Render the scene; returns the passes by name as float arrays of shape (height, width, 3)."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = max(6, samples // 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.0, 10.0
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_environment = layer.use_pass_emit = layer.use_pass_normal = layer.use_pass_z = True
    with tempfile.TemporaryDirectory() as folder:
        _write_passes_to(scene, folder)
        bpy.ops.render.render()
        return {name: _loaded(Path(folder) / f'{name}0001.exr') for name in PASSES}


def _write_passes_to(scene, folder):
    scene.frame_set(1)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = str(folder)
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for name in PASSES:
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], composite.inputs[0])


def _loaded(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3].copy()


def develop(passes, levels=4):
    """Filter the light and put colour back under it; returns linear RGB."""
    normal = passes['Normal']
    normal = normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
    depth = np.minimum(passes['Depth'][..., 0], 1e4)
    diffuse, gloss = filtered(
        [passes['DiffDir'] + passes['DiffInd'], passes['GlossDir'] + passes['GlossInd']], normal, depth, levels
    )
    return diffuse * passes['DiffCol'] + gloss * passes['GlossCol'] + passes['Env'] + passes['Emit']


def filtered(lights, normal, depth, levels):
    """Edge-avoiding a-trous wavelet filter over several layers of light that share one geometry."""
    down, across = np.gradient(depth)
    slope = np.maximum(np.abs(down), np.abs(across)) + 1e-4 * depth
    for level in range(levels):
        step = 2**level
        bright = [light @ BRIGHTNESS for light in lights]
        spread = [_noise_of(b) * 4.0 / (0.5 * level + 1) + 1e-4 for b in bright]
        total = [light * KERNEL[2] ** 2 for light in lights]
        mass = [np.full_like(depth, KERNEL[2] ** 2) for _ in lights]
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                if dx == 0 and dy == 0:
                    continue
                here, there = _overlap(depth.shape, dy * step, dx * step)
                alike = np.clip(np.einsum('ijk,ijk->ij', normal[here], normal[there]), 0, 1)
                gap = np.abs(depth[here] - depth[there]) / (slope[here] * (max(abs(dy), abs(dx)) * step + 1) * 1.5)
                shape = KERNEL[dy + 2] * KERNEL[dx + 2] * alike**32 * np.exp(-gap)
                for i, light in enumerate(lights):
                    share = shape * np.exp(-np.abs(bright[i][here] - bright[i][there]) / spread[i][here])
                    total[i][here] += light[there] * share[..., None]
                    mass[i][here] += share
        lights = [t / m[..., None] for t, m in zip(total, mass)]
    return lights


def _overlap(shape, dy, dx):
    """Slices that lay a picture over itself moved by (dy, dx) pixels."""
    height, width = shape
    here = slice(max(0, -dy), height - max(0, dy)), slice(max(0, -dx), width - max(0, dx))
    there = slice(max(0, dy), height - max(0, -dy)), slice(max(0, dx), width - max(0, -dx))
    return here, there


def _noise_of(bright):
    """Noise (standard deviation) at each pixel: what is left of a neighbourhood once its slope is taken out.

    A smooth penumbra has a slope and little else, so its noise is seen and its shape stays. Nowhere less than what
    the picture's quiet parts have at that brightness.
    """
    beside = bright[1:-1, :-2] + bright[1:-1, 2:] + bright[:-2, 1:-1] + bright[2:, 1:-1]
    quiet = np.abs(bright[1:-1, 1:-1] - beside / 4)
    root = np.sqrt(np.maximum(bright, 1e-4))
    lit = bright[1:-1, 1:-1] > 1e-3
    scale = float(np.median((quiet / root[1:-1, 1:-1])[lit])) if lit.any() else 0.0
    around = np.zeros_like(bright)
    padded = np.pad(quiet, 4, mode='edge')
    height, width = bright.shape
    for dy in range(7):
        for dx in range(7):
            around += padded[dy : dy + height, dx : dx + width] / 49
    return np.maximum(root * scale, around) * 1.33


def print_to(path, picture):
    """Write linear RGB as a PNG through the scene's view transform."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    image.save_render(str(path), scene=bpy.context.scene)
    bpy.data.images.remove(image)
