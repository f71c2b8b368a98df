import { api } from '#lib/api/api.ts'
import { suggestFromCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import type { ParsedLine } from './order-list.ts'

/** What a pasted list orders, line by line. Throws `ApiError`. */
export async function parseList(text: string): Promise<ParsedLine[]> {
  const { lines } = await api.call('parseOrderList', { body: { text } })
  return lines
}

/** What the catalogue's search finds for a SKU or a name, also with typing errors. Throws `ApiError`. */
export function suggestProducts(words: string, signal?: AbortSignal): Promise<Product[]> {
  return suggestFromCatalog(words, signal)
}
