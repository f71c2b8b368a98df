"""Blender's entry: `blender -b -P studio/shoot.py -- [--draft | --proof] [name[:view] ...]`; see README.md."""

import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from wood_master_studio import darkroom, scenes, stage  # noqa: E402
from wood_master_studio.catalogue import SHOTS  # noqa: E402
import wood_master_studio.products  # noqa: E402, F401

MASTERS = HERE / 'masters'


@dataclass(frozen=True)
class Quality:
    """Pixels a side of a product's picture, the share of a scene's full size, and samples a pixel for each."""

    size: int
    share: float
    samples: int
    scene_samples: int


PRINT = Quality(1280, 1.0, 9, 16)
QUALITIES = {'--draft': Quality(360, 0.35, 6, 6), '--proof': Quality(600, 0.6, 8, 9)}


def photograph(name, view, target, quality):
    """One product, one view, one PNG."""
    started = time.time()
    stage.emptied()
    SHOTS[name].build()
    stage.dressed(view)
    darkroom.print_cut_out(target, *darkroom.cut_out(*exposures(quality)))
    print(f'SHOT {target.name} {time.time() - started:.0f} s', flush=True)


def exposures(quality):
    """The piece without its set, its shadow on the set, and the bare set; the last two are smooth, so small will do."""
    for what, size, samples in (
        ('piece', quality.size, quality.samples),
        ('shadow', quality.size // 3, quality.samples * 5),
        ('set', 160, 32),
    ):
        stage.shown(what)
        yield darkroom.expose(size, size, samples, evenly=what != 'piece')


def frames_of(name, only):
    """(view, file) of a product's pictures; `only` is the number of one view, `scale`, or '' for all."""
    for number, view in enumerate(SHOTS[name].views, start=1):
        word = 'scale' if view.scale else str(number)
        if only in ('', word):
            yield view, MASTERS / 'products' / (f'{name}.png' if word == '1' else f'{name}-{word}.png')


def photograph_scene(name, quality):
    """One frame of a scene, one PNG."""
    started = time.time()
    stage.emptied()
    build, frame = scenes.SCENES[name]
    build()
    scenes.aimed(frame)
    size = int(frame.width * quality.share), int(frame.height * quality.share)
    picture = darkroom.develop(darkroom.expose(*size, quality.scene_samples))
    darkroom.print_to(MASTERS / 'scenes' / f'{name}.png', picture)
    print(f'SHOT {name} {time.time() - started:.0f} s', flush=True)


def main(words):
    """Take the pictures named on the command line, or all of them."""
    quality = next((QUALITIES[word] for word in words if word in QUALITIES), PRINT)
    names = [word for word in words if not word.startswith('--')] or [*SHOTS, *scenes.SCENES]
    unknown = [word for word in names if word.partition(':')[0] not in {*SHOTS, *scenes.SCENES}]
    if unknown:
        sys.exit(f'studio: no product or scene is called {", ".join(unknown)}')
    for word in names:
        name, _, only = word.partition(':')
        if name in scenes.SCENES:
            photograph_scene(name, quality)
            continue
        for view, target in frames_of(name, only):
            photograph(name, view, target, quality)


main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
