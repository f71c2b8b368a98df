import { findProducts } from '#lib/api/products.ts'
import { shopCurrency } from '#lib/api/settings.ts'

const shown = 3

/** The newest products, for pages that would be a dead end without them. Throws `ApiError`. */
export async function someTools(signal?: AbortSignal) {
  const [{ items }, currency] = await Promise.all([findProducts({ limit: shown }, signal), shopCurrency()])
  return { products: items, currency }
}
