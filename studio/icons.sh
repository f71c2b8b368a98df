#!/usr/bin/env bash
# Draw the icons from icon.svg, and the Open Graph picture from the hero's master.
# Usage: studio/icons.sh      STUDIO_PUBLIC is the folder that has icon.svg and gets the rest; see README.md
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
public=${STUDIO_PUBLIC:-$here/out/public}
[ -e "$public/icon.svg" ] || { echo "studio: there is no icon.svg in $public. Set STUDIO_PUBLIC to the folder that has it." >&2; exit 1; }
# shellcheck source=tools.sh
. "$here/tools.sh"
need rsvg-convert
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

square=$work/square.svg # no rounded corners: phones cut their own
sed 's/ rx="14"//' "$public/icon.svg" >"$square"
rsvg-convert -w 192 "$public/icon.svg" -o "$public/icon-192.png"
rsvg-convert -w 512 "$public/icon.svg" -o "$public/icon-512.png"
rsvg-convert -w 180 "$square" -o "$public/apple-touch-icon.png"
# a maskable icon keeps its mark inside the middle 80 %
rsvg-convert -w 410 "$square" -o "$work/mark.png"
"$magick" -size 512x512 'xc:#3a2417' "$work/mark.png" -gravity center -composite "$public/icon-maskable-512.png"
for size in 16 32 48; do rsvg-convert -w "$size" "$public/icon.svg" -o "$work/$size.png"; done
"$magick" "$work/16.png" "$work/32.png" "$work/48.png" "$public/favicon.ico"
for icon in icon-192 icon-512 apple-touch-icon icon-maskable-512; do
  "$magick" "$public/$icon.png" -strip -define png:compression-level=9 -colors 64 "$public/$icon.png"
done
hero=$here/masters/scenes/hero-wide.png
if [ -e "$hero" ]; then
  rsvg-convert -w 132 "$public/icon.svg" -o "$work/badge.png"
  "$magick" "$hero" -filter Lanczos -resize 1200x -gravity center -crop 1200x630+0+30 +repage \
    "$work/badge.png" -gravity northwest -geometry +56+52 -composite \
    -strip -sampling-factor 4:2:0 -interlace Plane -quality 82 "$public/og.jpg"
fi
