"""Blender's entry: `blender -b -P studio/shoot.py -- [--draft] [name[:view] ...]`; see README.md."""

import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from wood_master_studio import darkroom, scenes, stage  # noqa: E402
from wood_master_studio.catalogue import SHOTS  # noqa: E402
import wood_master_studio.products  # noqa: E402, F401

MASTERS = HERE / 'masters'
SIZE, SAMPLES, SCENE_SAMPLES = 960, 12, 18
DRAFT_SIZE, DRAFT_SHARE, DRAFT_SAMPLES = 360, 0.35, 6


def photograph(name, view, target, draft):
    """One product, one view, one PNG."""
    started = time.time()
    stage.emptied()
    SHOTS[name].build()
    stage.dressed(view)
    size, samples = (DRAFT_SIZE, DRAFT_SAMPLES) if draft else (SIZE, SAMPLES)
    darkroom.print_to(target, darkroom.develop(darkroom.expose(size, size, samples)))
    print(f'SHOT {target.name} {time.time() - started:.0f} s', flush=True)


def frames_of(name, only):
    """(view, file) of a product's pictures; `only` is the number of one view, or '' for all."""
    for number, view in enumerate(SHOTS[name].views, start=1):
        if only in ('', str(number)):
            yield view, MASTERS / 'products' / (f'{name}.png' if number == 1 else f'{name}-{number}.png')


def photograph_scene(name, draft):
    """One frame of a scene, one PNG."""
    started = time.time()
    stage.emptied()
    build, frame = scenes.SCENES[name]
    build()
    scenes.aimed(frame)
    share, samples = (DRAFT_SHARE, DRAFT_SAMPLES) if draft else (1, SCENE_SAMPLES)
    size = int(frame.width * share), int(frame.height * share)
    darkroom.print_to(MASTERS / 'scenes' / f'{name}.png', darkroom.develop(darkroom.expose(*size, samples)))
    print(f'SHOT {name} {time.time() - started:.0f} s', flush=True)


def main(words):
    draft = '--draft' in words
    names = [word for word in words if not word.startswith('--')] or [*SHOTS, *scenes.SCENES]
    for word in names:
        name, _, only = word.partition(':')
        if name in scenes.SCENES:
            photograph_scene(name, draft)
            continue
        for view, target in frames_of(name, only):
            photograph(name, view, target, draft)


main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
