#!/usr/bin/env bash
# Turn the masters into what the site serves: AVIF, WebP and JPEG in every width, placeholders, icons.
# Usage: studio/encode.sh [name ...]      names are master names without extension; none means all
# STUDIO_PUBLIC, STUDIO_LIST and STUDIO_STYLES say where results go; see README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
public=${STUDIO_PUBLIC:-$here/out/public}
for tool in convert cwebp avifenc; do
  command -v "$tool" >/dev/null || { echo "studio: $tool is missing. On Debian: apt-get install imagemagick webp libavif-bin" >&2; exit 1; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# encode MASTER FOLDER WIDTH AVIF-MAX-QUANTIZER WEBP-QUALITY JPEG?
encode() {
  local name out
  name=$(basename "$1" .png)
  out=$public/pictures/$2/$name-$3
  mkdir -p "$(dirname "$out")"
  convert "$1" -filter Lanczos -resize "$3x" -unsharp 0x0.5+0.5+0.01 -strip "$work/sized.png"
  nice avifenc --jobs 1 --speed 6 --min 0 --max 63 -a end-usage=q -a cq-level="$4" -a tune=ssim --yuv 420 "$work/sized.png" "$out.avif" >/dev/null
  cwebp -quiet -q "$5" -m 6 -sharp_yuv "$work/sized.png" -o "$out.webp"
  if [ "${6:-}" ]; then
    convert "$work/sized.png" -sampling-factor 4:2:0 -interlace Plane -quality "$6" "$out.jpg"
  fi
}

wanted() {
  [ $# -eq 1 ] && return 0
  local name=$1 word
  shift
  for word in "$@"; do [ "$word" = "$name" ] && return 0; done
  return 1
}

for master in "$here"/masters/products/*.png; do
  if [ $# -gt 0 ]; then wanted "$(basename "$master" .png)" "$@" || continue; fi
  encode "$master" products 320 18 82
  encode "$master" products 640 20 82 84
  encode "$master" products 960 22 82 84
done
for master in "$here"/masters/scenes/*.png; do
  [ -e "$master" ] || continue
  name=$(basename "$master" .png)
  if [ $# -gt 0 ]; then wanted "$name" "$@" || continue; fi
  encode "$master" scenes 480 24 80 82
  encode "$master" scenes 960 27 78 82
  case $name in *-wide) encode "$master" scenes 1600 30 76 80 ;; esac
done
node "$here/placeholders.mjs"
