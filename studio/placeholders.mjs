// Writes STUDIO_STYLES (CSS): a tiny blurred placeholder of every scene in STUDIO_PUBLIC, as a class.
// Products need none: they are cut out, and the page's ground is there before them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const {
  STUDIO_PUBLIC = join(here, 'out', 'public'),
  STUDIO_STYLES = join(here, 'out', 'placeholders.css'),
  STUDIO_MAGICK = 'convert',
} = process.env

/** The base64 of a WebP about 12 pixels wide: ImageMagick makes it small, cwebp makes it tiny. */
function placeholder(file) {
  const png = execFileSync(STUDIO_MAGICK, [file, '-resize', '12x', '-blur', '0x0.6', '-strip', 'png:-'])
  const webp = execFileSync('cwebp', ['-quiet', '-q', '20', '-m', '6', '-o', '-', '--', '-'], { input: png })
  return `data:image/webp;base64,${webp.toString('base64')}`
}

const from = join(STUDIO_PUBLIC, 'pictures', 'scenes')
const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('-480.jpg')) : []
const rules = files
  .sort()
  .map(
    (file) =>
      `.placeholder-${file.replace('-480.jpg', '')} {\n  background-image: url("${placeholder(join(from, file))}");\n}\n`,
  )
const why =
  '/* Written by studio/placeholders.mjs. Prerendered pages carry no styles, because the policy forbids it. */'
mkdirSync(dirname(STUDIO_STYLES), { recursive: true })
writeFileSync(STUDIO_STYLES, `${why}\n${rules.join('\n')}`)
console.log(`${files.length} placeholders in ${STUDIO_STYLES}`)
