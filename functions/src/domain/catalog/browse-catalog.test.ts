import { expect, it, vi } from 'vitest'
import { oakDowels } from '../../../test/support/oak-dowels.ts'
import { inLanguage } from '../language.ts'
import { listProducts } from './browse-catalog.ts'
import type { ProductSearch } from './product-search.ts'
import type { ProductRepository, ProductStore } from './product-store.ts'

it.each([
  [{ q: 'oak z' }, 100],
  [{ q: 'oak z', limit: 7 }, 7],
  [{}, undefined],
])('reads for the search %j at most so many products: %s', async (request, limit) => {
  const list = vi.fn(async () => ({ items: [] }))
  const products = { list } as unknown as ProductStore
  await listProducts(
    { products, search: {} as ProductSearch, knownProducts: {} as ProductRepository },
    request,
  )
  expect(list).toHaveBeenCalledWith({ ...request, ...(limit && { limit }) })
})

it('lists the newest first in every language, and finds drafts for those who work on them, once, and for nobody else', async () => {
  const draft = { ...oakDowels, id: 'draft', draft: true as const }
  const list = vi.fn(async () => ({ items: [draft] }))
  const find = vi.fn(async () => ({ products: [oakDowels], nextCursor: 'next' }))
  const shop = { knownProducts: { list }, search: { find } } as unknown as Parameters<typeof listProducts>[0]
  const listed = (request: object) => inLanguage('de', () => listProducts(shop, { q: 'Dübel', ...request }))
  expect(await listed({ drafts: 'with' })).toEqual({ items: [draft, oakDowels], nextCursor: 'next' })
  expect(await listed({ drafts: 'with', cursor: 'next' })).toMatchObject({ items: [oakDowels] })
  expect(await listed({})).toMatchObject({ items: [oakDowels] })
  expect(find).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'newest' }))
})

it.each([{ sort: 'name' }, { q: 'Dübel', low: true }, { q: 'Dübel', drafts: 'only' }] as const)(
  'asks in other languages what is known of the products, where neither search nor database can: %j',
  async (request) => {
    const known = { items: [oakDowels] }
    const shop = { knownProducts: { list: async () => known } } as unknown
    const listed = () => listProducts(shop as Parameters<typeof listProducts>[0], request)
    expect(await inLanguage('de', listed)).toEqual(known)
  },
)
