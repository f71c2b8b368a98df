import { sentences } from './errors.ts'

/** True while a unit of the product stays in stock: the last one is never sold. */
export function stockAllows(available: number, quantity: number): boolean {
  return available > quantity
}

/** A product whose minimum order exceeds its stock can't be bought at all. */
export function isBuyable(product: { minQuantity: number; availableQuantity: number }): boolean {
  return product.minQuantity <= product.availableQuantity
}

/** True when fewer than two minimum orders are left: time to make more. */
export function isLow(product: { minQuantity: number; availableQuantity: number }): boolean {
  return product.availableQuantity < 2 * product.minQuantity
}

/** A quantity that somebody would like to buy, and what the product and the shop demand of it. All in pieces. */
export interface QuantityQuestion {
  quantity: number
  availableQuantity: number
  minQuantity: number
  /** An order quantity is a multiple of it; left out, any will do. */
  casePack?: number
  /** The shop's parameter: the minimum is shown to everybody and enforced only when this is on. */
  enforceMinimum: boolean
}

/** Why a quantity can't be bought; `quantitySentences` says it to people. */
export type QuantityProblem = 'not_enough_stock' | 'below_minimum' | 'not_full_case_packs'

/** Why this quantity can't be bought, or nothing when it can. Page and server both ask. */
export function quantityProblem(asked: QuantityQuestion): QuantityProblem | undefined {
  if (!stockAllows(asked.availableQuantity, asked.quantity)) return 'not_enough_stock'
  if (asked.enforceMinimum && asked.quantity < asked.minQuantity) return 'below_minimum'
  if (asked.quantity % (asked.casePack ?? 1) !== 0) return 'not_full_case_packs'
  return undefined
}

export const quantitySentences = {
  not_enough_stock: sentences.notEnoughStock,
  below_minimum: sentences.belowMinimum,
  not_full_case_packs: sentences.notFullCasePacks,
} as const satisfies Record<QuantityProblem, string>
