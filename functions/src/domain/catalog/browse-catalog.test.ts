import { expect, it, vi } from 'vitest'
import { listProducts } from './browse-catalog.ts'
import type { ProductSearch } from './product-search.ts'
import type { ProductStore } from './product-store.ts'

it.each([
  [{ q: 'oak z' }, 100],
  [{ q: 'oak z', limit: 7 }, 7],
  [{}, undefined],
])('reads for the search %j at most so many products: %s', async (request, limit) => {
  const list = vi.fn(async () => ({ items: [] }))
  const products = { list } as unknown as ProductStore
  await listProducts({ products, search: {} as ProductSearch }, request)
  expect(list).toHaveBeenCalledWith({ ...request, ...(limit && { limit }) })
})
