import type { BodyOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import { shopCurrency } from '#lib/api/settings.ts'

export type StockLevel = ResponseOf<'getStockLevels'>[number]
export type StockMovement = ResponseOf<'listStockMovements'>[number]

/** What of the products is on hand, committed and available, by product. Throws `ApiError`. */
export async function stockLevels(ids: readonly string[], signal?: AbortSignal) {
  if (ids.length === 0) return new Map<string, StockLevel>()
  const levels = await api.call('getStockLevels', { query: { products: ids.join(',') }, signal })
  return new Map(levels.map((level) => [level.productId, level]))
}

/** A page of all products, with their stock and the currency of their prices. Throws `ApiError`. */
export async function productsWithStock(query: NonNullable<QueryOf<'listAllProducts'>>, signal: AbortSignal) {
  const [page, currency] = await Promise.all([api.list('listAllProducts', { query, signal }), shopCurrency()])
  const ids = page.items.map(({ _id }) => _id)
  return { page, currency, levels: await stockLevels(ids, signal) }
}

/**
 * Saves what was changed of the product as it was opened, everything but the stock. Throws `ApiError`, its fields named like
 * the contract's: `changed_meanwhile` where somebody else changed the same.
 */
export async function saveProduct(
  id: string,
  { availableQuantity: _, ...typed }: Partial<BodyOf<'addProduct'>>,
  opened: Record<string, unknown>,
): Promise<void> {
  const changed = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(opened[field]),
  )
  await changeProduct(id, Object.fromEntries(changed), opened)
}

/** Saves these fields where the product still has what was seen of them `before`, and is no draft that somebody else published. Throws as `saveProduct` does. */
export async function changeProduct(
  id: string,
  changed: Omit<BodyOf<'changeProduct'>, 'seen'>,
  before: Record<string, unknown>,
): Promise<void> {
  const fields = Object.keys(changed)
  if (fields.length === 0) return
  const seen = Object.fromEntries([...fields, 'draft'].map((field) => [field, before[field]]))
  await api.call('changeProduct', { params: { id }, body: { ...changed, seen } })
}
