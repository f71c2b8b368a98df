import MiniSearch from 'minisearch'
import { afterAll, expect, test, vi } from 'vitest'
import { Catalog } from './catalog.ts'
import { manyProducts } from './testing/many-products.ts'

const size = 5_000
const catalog = new Catalog()
for (const product of manyProducts(size)) catalog.put(product)
await catalog.prepare('de')

const search = vi.spyOn(MiniSearch.prototype, 'search')
afterAll(() => search.mockRestore())

/** Products that the index brings up, each counted once for each word that led to it. */
function lookedAt(work: () => unknown): number {
  search.mockClear()
  work()
  return search.mock.results.reduce((sum, { value }) => sum + value.length, 0)
}

/** At most three looks at every product, and the one that was under way. */
const most = 4 * size

test.each([
  'ab-cd-ef-gh-ij-kl-mn-op-qr-st-uv-wx-yz',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'st dr bo ca tu sh be ha fl ma sc da',
  'square cut ladder rungs plugs draw grained',
  'the brass ferrule handle glue finish screws',
  'dove tail edge banding hand screw dove tail',
  'zzzz-yyyy-xxxx-wwww-vvvv-uuuu-tttt-ssss-rrrr',
])('%s looks at a bounded number of products', (typed) => {
  expect(lookedAt(() => catalog.near(typed, 6))).toBeLessThan(most)
  expect(lookedAt(() => catalog.find({ q: typed, limit: 24 }))).toBeLessThan(most)
})

test('a search in another language, which takes words apart, looks at no more', () => {
  const typed = 'rungsladder bandinghand drawsquare dovetail'
  expect(lookedAt(() => catalog.near(typed, 6, 'de'))).toBeLessThan(most)
  expect(lookedAt(() => catalog.find({ q: typed, limit: 24 }, 'de'))).toBeLessThan(most)
})
