import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { fileIn, listDocuments, templateFolder } from '@wood-master/contract/documents'
import { type Locale, languages, pathIn } from '@wood-master/contract/locale'
import { createBuilder, runnerImport } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  hashSource,
  hostingPolicy,
  inlineScripts,
  inlineStyles,
  withInlineSources,
} from '../../scripts/shop/inline-sources.ts'
import type { DocumentShell } from '../src/app/documents/document-html.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const textOf = (name: string) => files.get(name) ?? ''
let folder: string
let files: Map<string, string>

async function textFiles(): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|json)$/.test(name),
  )
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wood-master-site-'))
  // The test runner's own value would bundle React's slow half.
  vi.stubEnv('NODE_ENV', 'production')
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
  })
  await builder.buildApp()
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

const isTemplate = (file: string) => file.startsWith(templateFolder)
const english = listDocuments().map(({ file }) => file)
const documents = languages.flatMap((language) =>
  english.filter((file) => language === 'en' || !isTemplate(file)).map((file) => fileIn(language, file)),
)

/** The files of a document's code, in the order in which they run. */
const codeOf = (html: string) => /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []

it.each(english)('loads at most 95 kB of packed script in four files before %s works', (name) => {
  const files = codeOf(textOf(name))
  expect(files).toHaveLength(4)
  expect(packed(files)).toBeLessThanOrEqual(95_000)
})

const packed = (names: string[]) =>
  names.reduce((sum, name) => sum + gzipSync(textOf(name.slice(1))).length, 0)

/** The files of a document's code in a language; the function's documents are in the language's own list. */
function codeIn(language: Locale, file: string): string[] {
  if (!isTemplate(file)) return codeOf(textOf(fileIn(language, file)))
  const { shells } = JSON.parse(textOf(fileIn(language, '.templates/site.json')))
  return codeOf(shells[basename(file, '.html')].code)
}

it.each(english.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'loads at most 3 kB more for %s in the language %s, all of it in that language',
  (name, language) => {
    const files = codeIn(language, name)
    const folder = language === 'en' ? /^\/assets\/[^/]+$/ : new RegExp(`^/assets/${language}/[^/]+$`)
    expect(files).toHaveLength(4)
    expect(files.filter((file) => !folder.test(file))).toEqual([])
    expect(packed(files) - packed(codeIn('en', name))).toBeLessThanOrEqual(3_000)
  },
)

it.each(languages)('has the papers in the language %s where pages in another look for them', (language) => {
  const [, file = ''] = /^export \* from '\.\/(.+)'$/.exec(textOf(fileIn(language, 'papers.js'))) ?? []
  expect(textOf(file)).toContain(
    { en: 'Packing slip', de: 'Lieferschein', fr: 'Bon de livraison', ar: 'قسيمة التعبئة' }[language],
  )
})

it.each([
  ['index.html', 'en', 'ltr', '/'],
  ['index.de.html', 'de', 'ltr', '/de'],
  ['blog.ar.html', 'ar', 'rtl', '/ar/blog'],
] as const)(
  'says in %s which language it has, and where it is in every other',
  (name, language, direction, path) => {
    const html = textOf(name)
    expect(html).toContain(`<html lang="${language}" dir="${direction}"`)
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`))
    for (const other of languages)
      expect(html).toMatch(new RegExp(`hrefLang="${other}" href="[^"]*${pathIn(other, path)}"`))
  },
)

/** Packed bytes of the styles below the navbar: all that documents are drawn with, or the app's frame. */
const mostStyles = (name: string) => (name === 'app.html' ? 4_500 : 13_500)

it.each([...documents, 'app.html'])(
  'paints %s with a bounded amount of packed styles, all of them within',
  (name) => {
    const html = textOf(name)
    const [head = ''] = html.split('</head>')
    if (name !== 'app.html') expect(html).not.toContain('rel="stylesheet"')
    expect(head).not.toMatch(/rel="stylesheet"|rel="modulepreload"|<script[^>]*src=/)
    const [navbar = '', page = '', ...more] = inlineStyles(html)
    expect(more).toEqual([])
    expect(head).toContain(navbar)
    expect(gzipSync(navbar).length).toBeLessThanOrEqual(4_000)
    expect(page).toContain('.btn')
    expect(gzipSync(page).length).toBeLessThanOrEqual(mostStyles(name))
  },
)

it("carries nothing inline that Hosting's policy does not allow: `npm run policy` writes it", () => {
  const inline = [...documents, ...languages.map((language) => fileIn(language, 'app.html')), '404.html'].map(
    textOf,
  )
  expect(withInlineSources(hostingPolicy(), inline)).toBe(hostingPolicy())
})

it.each(languages)("allows what is inline in the function's documents in the language %s", (language) => {
  const { shells, headers } = JSON.parse(textOf(fileIn(language, '.templates/site.json')))
  for (const { pageStyles, start, scripts, styles } of Object.values<DocumentShell>(shells))
    for (const text of [pageStyles, start, ...inlineScripts(scripts), ...inlineStyles(styles)])
      expect(headers['Content-Security-Policy']).toContain(hashSource(text))
})

it('has an error page that needs no code', async () => {
  const { module } = await runnerImport<typeof import('../src/app/documents/renderer.tsx')>(
    '/src/app/documents/renderer.tsx',
    { root, configFile: false, logLevel: 'error' },
  )
  const site = JSON.parse(textOf('.templates/site.json'))
  const { renderError } = module.createRenderer(site)
  const html = renderError({ message: 'It broke.', requestId: 'r-1', address: '/products' })
  expect(html).toContain('It broke.')
  const code = codeOf(textOf('.templates/product.html'))
  expect(code).toHaveLength(4)
  expect(code.filter((file) => html.includes(file))).toEqual([])
}, 60_000)

it('says what the shop is before any script has run', () => {
  const html = textOf('index.html')
  for (const text of [
    'How we running our business',
    'Our Journey',
    'Choose your Tools',
    'Customer Reviews',
  ]) {
    expect(html).toContain(text)
  }
  expect(textOf('app.html')).not.toContain('Our Journey')
})
