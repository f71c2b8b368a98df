import { documentLimits } from './document-limits.ts'
import {
  isBuyable,
  nearestQuantities,
  type QuantityProblem,
  type QuantityQuestion,
  quantityProblem,
} from './purchase-rules.ts'
import * as m from './texts/cart.ts'

/** The rules of a cart that pages and server share: signed out, the browser keeps the cart itself. Free of any library. */

export interface CartEntry {
  productId: string
  quantity: number
}

/** One entry a product, in the order of their first mention. */
function combined(entries: readonly CartEntry[], quantityOf: (one: number, other: number) => number) {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of entries)
    quantities.set(productId, quantityOf(quantities.get(productId) ?? 0, quantity))
  return [...quantities].map(([productId, quantity]): CartEntry => ({ productId, quantity }))
}

/** One entry a product; the same product twice adds up. */
export const addedUp = (entries: readonly CartEntry[]) => combined(entries, (one, other) => one + other)

/** The stored cart and the browser's as one: of a product that is in both, the larger quantity. */
export function mergedCart(stored: readonly CartEntry[], browser: readonly CartEntry[]): CartEntry[] {
  const both = [...addedUp(stored), ...addedUp(browser)]
  return combined(both, Math.max).slice(0, documentLimits.cartLines)
}

/** Why a line cannot be ordered as it stands, and the nearest quantities that can; nothing when it can. */
export function lineProblem(asked: QuantityQuestion) {
  const code = isBuyable(asked) ? quantityProblem(asked) : 'not_enough_stock'
  if (!code) return undefined
  const quantities = nearestQuantities(asked)
  return { code, message: quantities.length === 0 ? m.notAvailable() : sentenceFor[code](asked), quantities }
}

const sentenceFor: Record<QuantityProblem, (asked: QuantityQuestion) => string> = {
  not_enough_stock: (asked) => m.atMost({ most: nearestQuantities(asked).at(-1) ?? 0 }),
  below_minimum: ({ minQuantity }) => m.minimum({ minimum: minQuantity }),
  not_full_case_packs: ({ casePack }) => m.casePacks({ casePack: casePack ?? 1 }),
}
