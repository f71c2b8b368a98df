"""Exposing and developing: Cycles passes in, a clean PNG out.

Debian's Blender is built without a denoiser, so the light is filtered here. Colour and light come as separate
passes; only the light is smoothed (edge-aware, wavelet by wavelet, guided by normals and depth) and the wood's
own colour is multiplied back in afterwards, untouched: grain stays as sharp as it was rendered.

A product is cut out of its set: the page's own ground shows behind it, light or dark, and only its shadow stays.
"""

import tempfile
from pathlib import Path

import bpy
import numpy as np

PASSES = ('DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Env', 'Emit', 'Normal', 'Depth', 'Alpha')
SHADOW = (0.16, 0.09, 0.045)  # as on a screen: no shadow in a workshop is black
KERNEL = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
BRIGHTNESS = np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def expose(width, height, samples, seed=7, evenly=False):
    """Render the scene; returns the passes by name as float arrays of shape (height, width, 3).

    `evenly` spends all samples on every pixel, where it is quiet, too.
    """
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    cycles = scene.cycles
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling = not evenly
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
    output.format.color_depth, output.format.exr_codec = '32', 'NONE'
    output.file_slots.clear()
    for name in PASSES:
        output.file_slots.new(name)
        tree.links.new(source.outputs[name], output.inputs[name])
    composite = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], composite.inputs[0])


def _loaded(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
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


def cut_out(piece, shadow, bare):
    """Take a piece off its set; returns (colour, cover), both as on a screen.

    The three are the passes of the piece without the set, of its shadow on the set, and of the set without the piece;
    the last two in any size.
    """
    taken = piece['Alpha'][..., 0]
    share = np.maximum(taken, 1e-3)[..., None]  # of the passes only colours are mixed with the nothing behind an edge
    whole = {name: light / share if name.endswith('Col') else light for name, light in piece.items()}
    where = extent(taken)
    colour = np.zeros_like(whole['DiffCol'])
    colour[where] = developed(develop({name: light[where] for name, light in whole.items()}))
    lit, unshaded = (resized(light_on_set(passes), taken.shape) for passes in (shadow, bare))
    shade = 1 - np.clip(lit / np.maximum(unshaded, 1e-4), 0, 1) ** 0.5
    shade = np.clip((shade - 0.02) * 1.04, 0, 0.9) * frame_fade(shade.shape)
    cover = taken + (1 - taken) * shade
    share = (taken / np.maximum(cover, 1e-3))[..., None]
    return colour * share + np.array(SHADOW, dtype=np.float32) * (1 - share), cover


def extent(cover):
    """The slices of a picture outside of which nothing is covered."""
    lines = (np.flatnonzero(cover.any(axis=axis)) for axis in (1, 0))
    return tuple(slice(line[0], line[-1] + 1) for line in lines)


def light_on_set(passes):
    """How bright the light falls on the set. It is smooth, so the filter may reach far."""
    normal, depth = passes['Normal'], np.minimum(passes['Depth'][..., 0], 1e4)
    light = filtered([passes['DiffDir'] + passes['DiffInd']], normal, depth, 4)[0] @ BRIGHTNESS
    for axis in (0, 1, 0, 1):
        light = np.apply_along_axis(lambda line: np.convolve(np.pad(line, 2, mode='edge'), KERNEL, 'valid'), axis, light)
    return light


def resized(picture, shape):
    """A smooth picture of one channel in another size."""
    for axis, size in enumerate(shape):
        old = (np.arange(picture.shape[axis]) + 0.5) / picture.shape[axis]
        new = (np.arange(size) + 0.5) / size
        picture = np.apply_along_axis(lambda line: np.interp(new, old, line), axis, picture)
    return picture.astype(np.float32)


def frame_fade(shape, margin=0.06):
    """One inside the frame, falling to nothing at its edge: a shadow must not end in a line."""
    ramps = [np.clip(np.minimum(np.arange(n) + 0.5, n - np.arange(n) - 0.5) / (n * margin), 0, 1) for n in shape]
    return np.outer(*(ramp * ramp * (3 - 2 * ramp) for ramp in ramps)).astype(np.float32)


def developed(picture):
    """Linear RGB as it looks on a screen, 0..1, through the scene's view transform."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / 'print.png'
        print_to(path, picture, depth='16')
        return _loaded(path)


def print_to(path, picture, depth='8'):
    """Write linear RGB as a PNG through the scene's view transform."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), dtype=np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', depth
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    image.save_render(str(path), scene=bpy.context.scene)
    bpy.data.images.remove(image)


def print_cut_out(path, colour, cover, seed=11):
    """Write a colour and how much it covers, both as on a screen, as a PNG; dithered, so that no shadow shows steps."""
    height, width = cover.shape
    pixels = np.dstack([colour, cover]) * 255
    pixels += np.random.default_rng(seed).uniform(-0.5, 0.5, pixels.shape) * (pixels[..., 3:] > 0.5)
    image = bpy.data.images.new('print', width, height, alpha=True)
    image.colorspace_settings.name = 'sRGB'
    image.pixels.foreach_set((np.clip(np.rint(pixels), 0, 255) / 255).astype(np.float32).ravel())
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    image.filepath_raw, image.file_format = str(path), 'PNG'
    image.save()
    bpy.data.images.remove(image)
