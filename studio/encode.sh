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

# sized MASTER FOLDER WIDTH: makes the picture that the next three encode
sized() {
  file=$public/pictures/$2/$(basename "$1" .png)-$3
  mkdir -p "$(dirname "$file")"
  "$magick" "$1" -filter Lanczos -resize "$3x" -channel RGB -unsharp 0x0.5+0.5+0.01 +channel -strip "$work/sized.png"
}

# avif LEVEL SPEED [MOST]: level 0 is best, 63 worst; it rises until no more than MOST bytes are left.
# Ten bits a channel, so that smooth walls and shadows show no steps.
avif() {
  local level=$1
  while true; do
    nice avifenc --jobs 1 --speed "$2" --depth 10 --yuv 420 --min 0 --max 63 --minalpha 0 --maxalpha 63 \
      -a end-usage=q -a tune=ssim -a "color:cq-level=$level" -a "alpha:cq-level=$level" "$work/sized.png" "$file.avif" >/dev/null
    if [ -z "${3:-}" ] || [ "$(wc -c <"$file.avif")" -le "$3" ] || [ "$level" -ge 40 ]; then return; fi
    level=$((level + 3))
  done
}

# webp QUALITY: transparency is kept as it is, for a shadow in few greys shows their edges.
webp() {
  cwebp -quiet -q "$1" -alpha_q 100 -m 4 -sharp_yuv "$work/sized.png" -o "$file.webp"
}

# jpeg QUALITY
jpeg() {
  "$magick" "$work/sized.png" -background "$paper" -alpha remove -alpha off \
    -sampling-factor 4:2:0 -interlace Plane -quality "$1" "$file.jpg"
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
  sized "$master" products 320; avif 20 6; webp 80
  sized "$master" products 480; avif 20 6
  sized "$master" products 640; avif 20 6; webp 80; jpeg 82
  sized "$master" products 960; avif 20 6 60000; webp 80; jpeg 82
  case $master in
    *-[0-9].png | *-scale.png) ;; # a further view
    *) sized "$master" products 1280; avif 22 6 90000 ;;
  esac
done
for master in $(masters scenes "$@"); do
  sized "$master" scenes 480; avif 20 4; webp 82; jpeg 82
  sized "$master" scenes 960; avif 20 4; webp 84; jpeg 84
  case $master in
    *-wide.png)
      sized "$master" scenes 1440; avif 22 4; webp 84; jpeg 84
      sized "$master" scenes 1920; avif 24 4; webp 82; jpeg 82
      ;;
    *-tall.png | *-portrait.png) sized "$master" scenes 720; avif 20 4; webp 84 ;;
  esac
done
node "$here/placeholders.mjs"
