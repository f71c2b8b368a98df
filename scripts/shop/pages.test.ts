import { readFileSync } from 'node:fs'
import { languages, pathIn } from '@wood-master/contract/locale'
import { expect, test } from 'vitest'
import { adminPaths } from '../../web/src/config/admin-paths.ts'
import { paths } from '../../web/src/config/paths.ts'
import { releaseConfig, withDocuments } from './hosting-config.ts'
import { fromRoot } from './layout.ts'

const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))

/** Hosting's globs, as far as `firebase.json` uses them. */
function matches(glob: string, path: string): boolean {
  const pattern = glob
    .replaceAll(/@\(([^)]*)\)/g, '($1)')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
  return new RegExp(`^${pattern}$`).test(path)
}

const english = Object.values({ ...paths, ...adminPaths })
  .map((path) => (typeof path === 'function' ? path('some-id') : path))
  .map((path) => path.split('#')[0] ?? '')

const addresses = languages
  .flatMap((language) => english.map((path) => pathIn(language, path)))
  .filter((path) => path !== '/')

const sources = (rules: { source?: string }[]) => rules.flatMap(({ source }) => (source ? [source] : []))
const [toTheFunction, ...more] = hosting.rewrites.filter((rewrite: object) => 'function' in rewrite)
const isRendered = (path: string) => new RegExp(toTheFunction.regex).test(path)

test('is what follows from the list of documents: `npm run policy` writes it', () => {
  expect(hosting).toEqual(withDocuments(hosting))
})

test('the function that was deployed with the site has one rewrite, because a release can pin no more', () => {
  expect(toTheFunction.function).toEqual({ functionId: 'api', pinTag: true })
  expect(more).toEqual([])
  for (const path of [
    '/api/health',
    '/sitemap.xml',
    '/merchant-feed.xml',
    '/products',
    '/products/oak',
    '/ar/products',
    '/de/products/oak',
    '/de/',
    '/de/nope',
    '/ar/products/a/b',
  ])
    expect(isRendered(path), path).toBe(true)
  for (const path of [
    '/',
    '/apis',
    '/sitemapxml',
    '/products.html',
    '/products/a/b',
    '/xx/products',
    '/blog',
  ])
    expect(isRendered(path), path).toBe(false)
})

test('a release builds nothing, is pinned unless told otherwise, and differs in nothing else', () => {
  const config = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8'))
  const [pinned, loose] = [releaseConfig(config, {}), releaseConfig(config, { unpinned: true })]
  expect(JSON.stringify([pinned, loose])).not.toContain('npm run')
  expect(pinned.functions[0].predeploy).toEqual(['node scripts/run.mjs lock-functions'])
  expect(loose.hosting.rewrites.at(-1)?.function).toEqual({ functionId: 'api' })
  expect({ ...loose.hosting, rewrites: [...loose.hosting.rewrites.slice(0, -1), toTheFunction] }).toEqual(
    pinned.hosting,
  )
  const [functions, { predeploy }] = [config.functions[0], hosting]
  expect({
    ...pinned,
    functions: [{ ...pinned.functions[0], predeploy: functions.predeploy }],
    hosting: { ...pinned.hosting, predeploy },
  }).toEqual(config)
})

test('pages of their own come before what the function knows nothing of', () => {
  expect(hosting.rewrites.at(-1)).toEqual(toTheFunction)
})

test.each(addresses.filter((path) => !/^(\/\w\w)?\/(products|legal)\b/.test(path)))(
  'Hosting serves the site at %s, uncached',
  (path) => {
    const pages = hosting.rewrites.filter(({ destination }: { destination?: string }) =>
      destination?.endsWith('.html'),
    )
    expect(sources(pages).some((glob) => matches(glob, path))).toBe(true)
    const uncached = hosting.headers.filter((rule: object) => JSON.stringify(rule).includes('no-cache'))
    expect(sources(uncached).some((glob) => matches(glob, path))).toBe(true)
  },
)

test('an unknown address is left to the 404 page', () => {
  for (const path of [
    '/nope',
    '/assets/nope.js',
    '/pictures/nope.avif',
    '/purchase/a/b',
    '/xx/blog',
    '/den/nope',
  ]) {
    expect(sources(hosting.rewrites).filter((glob) => matches(glob, path))).toEqual([])
    expect(isRendered(path)).toBe(false)
  }
})
