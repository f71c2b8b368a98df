# Sourced by the scripts beside it: finds ImageMagick under either of its names, and says what is missing.
# shellcheck shell=bash

fail() {
  echo "studio: $*" >&2
  exit 1
}

need() {
  local tool
  for tool in "$@"; do
    command -v "$tool" >/dev/null || fail "$tool is missing. On Debian: apt-get install imagemagick webp libavif-bin librsvg2-bin nodejs"
  done
}

magick=$(command -v magick || command -v convert || true)
[[ -n $magick && $("$magick" -version 2>/dev/null) == *ImageMagick* ]] || fail "ImageMagick is missing. On Debian: apt-get install imagemagick"
export STUDIO_MAGICK=$magick
