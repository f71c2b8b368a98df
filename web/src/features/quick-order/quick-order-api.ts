import { api } from '#lib/api/api.ts'
import { findProducts, type Product } from '#lib/api/products.ts'
import type { ParsedLine } from './order-list.ts'

const suggestionsAtMost = 8

/** What a pasted list orders, line by line. Throws `ApiError`. */
export async function parseList(text: string): Promise<ParsedLine[]> {
  const { lines } = await api.call('parseOrderList', { body: { text } })
  return lines
}

/** Products whose SKU or name has words that start like this. Throws `ApiError`. */
export async function suggestProducts(words: string, signal?: AbortSignal): Promise<Product[]> {
  const { items } = await findProducts({ q: words, limit: suggestionsAtMost }, signal)
  return items
}
