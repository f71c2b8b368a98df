#!/usr/bin/env bash
# Turn the masters into what the site serves: AVIF, WebP and JPEG in every width, and placeholders.
# Usage: studio/encode.sh [name ...]      names are master names without extension; none means all
# STUDIO_PUBLIC and STUDIO_STYLES say where results go; see README.md.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
public=${STUDIO_PUBLIC:-$here/out/public}
# shellcheck source=tools.sh
. "$here/tools.sh"
need avifenc cwebp node
masters=$here/masters
for name in "$@"; do
  [ -e "$masters/products/$name.png" ] || [ -e "$masters/scenes/$name.png" ] || fail "there is no master of $name. Render it first: studio/render.sh $name"
done
[ -n "$(find "$masters" -name '*.png' -print -quit 2>/dev/null)" ] || fail "there are no masters. Render them first: studio/render.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
paper='#f5eee2' # behind the pieces in JPEG, which knows no transparency: the light ground of the site

# encode MASTER FOLDER WIDTH AVIF-LEVEL WEBP-QUALITY JPEG-QUALITY?
# AVIF has ten bits a channel, so that smooth walls and shadows show no steps; its level is 0 (best) to 63.
encode() {
  local name out
  name=$(basename "$1" .png)
  out=$public/pictures/$2/$name-$3
  mkdir -p "$(dirname "$out")"
  "$magick" "$1" -filter Lanczos -resize "$3x" -channel RGB -unsharp 0x0.5+0.5+0.01 +channel -strip "$work/sized.png"
  nice avifenc --jobs 1 --speed 4 --depth 10 --yuv 420 --min 0 --max 63 --minalpha 0 --maxalpha 63 \
    -a end-usage=q -a tune=ssim -a "color:cq-level=$4" -a "alpha:cq-level=$4" "$work/sized.png" "$out.avif" >/dev/null
  cwebp -quiet -q "$5" -alpha_q 70 -m 6 -sharp_yuv "$work/sized.png" -o "$out.webp"
  if [ "${6:-}" ]; then
    "$magick" "$work/sized.png" -background "$paper" -alpha remove -alpha off \
      -sampling-factor 4:2:0 -interlace Plane -quality "$6" "$out.jpg"
  fi
}

# masters FOLDER NAME...: those of the folder that are named, or all
masters() {
  local folder=$1 master
  shift
  for master in "$masters/$folder"/*.png; do
    if [ -e "$master" ] && { [ $# -eq 0 ] || [[ " $* " == *" $(basename "$master" .png) "* ]]; }; then echo "$master"; fi
  done
}

for master in $(masters products "$@"); do
  encode "$master" products 320 18 84
  encode "$master" products 640 18 84 84
  encode "$master" products 960 20 84 84
done
for master in $(masters scenes "$@"); do
  encode "$master" scenes 480 20 82 82
  encode "$master" scenes 960 20 84 84
  case $master in
    *-wide.png)
      encode "$master" scenes 1440 22 84 84
      encode "$master" scenes 1920 24 82 82
      ;;
    *-tall.png) encode "$master" scenes 720 20 84 ;;
  esac
done
node "$here/placeholders.mjs"
