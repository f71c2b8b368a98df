import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
let folder: string
let files: Map<string, string>

async function textFiles(): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(html|js|css)$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wood-master-site-'))
  // The test runner's own value would bundle React's slow half.
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  files = await textFiles()
}, 120_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it('has no trace of the stand-ins, the emulators and the account chooser', () => {
  const traces =
    /127\.0\.0\.1|:4242|:4243|:9099|pk_test_offline|demo-wood-master|Choose an account|offline-account/
  const found = [...files].filter(([, text]) => traces.test(text)).map(([name]) => name)
  expect(found).toEqual([])
})

it.each(['index.html', '.templates/product.html', '.templates/catalogue.html'])(
  'loads at most 97 kB of packed script in at most six files before %s works',
  (name) => {
    const html = files.get(name) ?? ''
    const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(files.get(name) ?? '').length, 0)
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.length).toBeLessThanOrEqual(6)
    expect(bytes).toBeLessThanOrEqual(97_000)
  },
)

it('asks for the style sheet before the scripts, and has a place for everything that the function fills in', () => {
  for (const name of ['.templates/product.html', '.templates/catalogue.html']) {
    const html = files.get(name) ?? ''
    const order = ['<!--head-->', 'rel="stylesheet"', 'type="module"', '<!--page-->', '<!--data-->']
    const places = order.map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  }
})

it('says what the shop is before any script has run', () => {
  const html = files.get('index.html') ?? ''
  for (const text of [
    'How we running our business',
    'Our Journey',
    'Choose your Tools',
    'Customer Reviews',
  ]) {
    expect(html).toContain(text)
  }
  expect(files.get('app.html')).not.toContain('Our Journey')
})
