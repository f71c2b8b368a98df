import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../web/src/config/paths.ts'
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

const addresses = Object.values(paths)
  .map((path) => (typeof path === 'function' ? path('some-id') : path))
  .map((path) => path.split('#')[0] ?? '')
  .filter((path) => path !== '/')

const sources = (rules: { source?: string }[]) => rules.flatMap(({ source }) => (source ? [source] : []))

/** Rendered by the function, which also says how long they live. */
const isRendered = (path: string) => /^\/products(\/|$)/.test(path)

test.each(addresses.filter((path) => !isRendered(path)))(
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

test.each(addresses.filter(isRendered))('the function that was deployed with the site renders %s', (path) => {
  const [rewrite] = hosting.rewrites.filter(({ source }: { source: string }) => matches(source, path))
  expect(rewrite.function).toEqual({ functionId: 'api', pinTag: true })
})

test('an unknown address is left to the 404 page', () => {
  for (const path of ['/nope', '/assets/nope.js', '/pictures/nope.avif', '/purchase/a/b']) {
    expect(sources(hosting.rewrites).filter((glob) => matches(glob, path))).toEqual([])
  }
})
