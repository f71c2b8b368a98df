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

/** One entry a product, in the order of their first mention; the same product twice adds up. */
export function addedUp(entries: readonly CartEntry[]): CartEntry[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of entries) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** The stored cart and the browser's as one: of a product that is in both, the larger quantity. */
export function mergedCart(stored: readonly CartEntry[], browser: readonly CartEntry[]): CartEntry[] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of [...addedUp(stored), ...addedUp(browser)]) {
    quantities.set(productId, Math.max(quantities.get(productId) ?? 0, quantity))
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .slice(0, documentLimits.cartLines)
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
