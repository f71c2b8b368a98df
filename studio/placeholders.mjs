// Writes STUDIO_LIST (JSON): size, widths and a tiny blurred placeholder of every picture in STUDIO_PUBLIC;
// and STUDIO_STYLES (CSS): those of the scenes as classes, for pages that are prerendered.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const {
  STUDIO_PUBLIC = join(here, 'out', 'public'),
  STUDIO_LIST = join(here, 'out', 'pictures.json'),
  STUDIO_STYLES = join(here, 'out', 'placeholders.css'),
} = process.env

/** The base64 of a WebP about 12 pixels wide: ImageMagick makes it small, cwebp makes it tiny. */
function placeholder(file) {
  const png = execFileSync('convert', [file, '-resize', '12x', '-blur', '0x0.6', '-strip', 'png:-'])
  const webp = execFileSync('cwebp', ['-quiet', '-q', '20', '-m', '6', '-o', '-', '--', '-'], { input: png })
  return `data:image/webp;base64,${webp.toString('base64')}`
}

const pictures = {}
for (const folder of ['products', 'scenes']) {
  const from = join(STUDIO_PUBLIC, 'pictures', folder)
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.webp')) : []
  const names = [...new Set(files.map((name) => name.replace(/-\d+\.webp$/, '')))].sort()
  for (const name of names) {
    const widths = files
      .filter((file) => file.replace(/-\d+\.webp$/, '') === name)
      .map((file) => Number(/-(\d+)\.webp$/.exec(file)?.[1]))
      .sort((a, b) => a - b)
    const largest = join(from, `${name}-${widths.at(-1)}.jpg`)
    const [width, height] = execFileSync('identify', ['-format', '%w %h', largest])
      .toString()
      .split(' ')
      .map(Number)
    pictures[`/pictures/${folder}/${name}`] = { width, height, widths, placeholder: placeholder(largest) }
  }
}
for (const file of [STUDIO_LIST, STUDIO_STYLES]) mkdirSync(dirname(file), { recursive: true })
writeFileSync(STUDIO_LIST, `${JSON.stringify(pictures, null, 2)}\n`)

const rules = Object.entries(pictures)
  .filter(([name]) => name.startsWith('/pictures/scenes/'))
  .map(
    ([name, { placeholder }]) =>
      `.placeholder-${name.split('/').at(-1)} {\n  background-image: url("${placeholder}");\n}\n`,
  )
const why =
  '/* Written by studio/placeholders.mjs. Prerendered pages carry no styles, because the policy forbids it. */'
writeFileSync(STUDIO_STYLES, `${why}\n${rules.join('\n')}`)
console.log(`${Object.keys(pictures).length} pictures listed in ${STUDIO_LIST}`)
