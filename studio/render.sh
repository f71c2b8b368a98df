#!/usr/bin/env bash
# Take the pictures again: all of them, or those named. Masters land in studio/masters, which git ignores.
# Usage: studio/render.sh [--draft | --proof] [name[:view] ...]     e.g. studio/render.sh dovetail-saw oak-turned-leg:2 hero-wide
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
command -v blender >/dev/null || { echo "studio: Blender is missing. On Debian: apt-get install blender python3-numpy" >&2; exit 1; }
exec nice -n 19 blender --background --threads "${STUDIO_THREADS:-0}" --python-exit-code 1 --python "$here/shoot.py" -- "$@" \
  > >(grep --line-buffered -E '^(SHOT|studio)|Error:|Traceback|File "' | grep --line-buffered -v 'Not freed')
