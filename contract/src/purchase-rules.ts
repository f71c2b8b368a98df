import { documentLimits } from './document-limits.ts'
import { fullPacks } from './pricing.ts'
import * as m from './texts/cart.ts'

/** True while a unit of the product stays in stock: the last one is never sold. */
export function stockAllows(available: number, quantity: number): boolean {
  return available > quantity
}

/** Whether this many pieces can be asked for at all. */
export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= documentLimits.maxQuantity

interface Stocked {
  availableQuantity: number
  /** The same with what is to come, where that can be ordered too. */
  orderable?: number | undefined
}

interface Limited extends Stocked {
  minQuantity: number
}

const stockOf = ({ availableQuantity, orderable = availableQuantity }: Stocked) => orderable

/** A product whose minimum order exceeds its stock, with what is to come, can't be bought at all. */
export function isBuyable(product: Limited): boolean {
  return product.minQuantity <= stockOf(product)
}

interface Orderable extends Limited {
  /** An order quantity is a multiple of it; left out, any will do. */
  casePack?: number
}

/** Whether any quantity can be ordered: the last unit is never sold, nor less than a case pack. */
export const canBeOrdered = (product: Orderable, enforceMinimum = false): boolean =>
  nearestQuantities({ ...product, quantity: 1, enforceMinimum }).length > 0

/** The same of stock alone, without what is to come: what is bought at once has to be there. */
export const isInStock = (product: Orderable, enforceMinimum = false): boolean =>
  canBeOrdered({ ...product, orderable: undefined }, enforceMinimum)

interface Supplied {
  supply?: { kind: string } | undefined
  draft?: boolean | undefined
}

/** What is made to order, or not sold yet, needs no stock. */
export const needsStock = ({ draft, supply }: Supplied) => !draft && supply?.kind !== 'made'

/** True when fewer than two minimum orders are left: time to make more. */
export const isLow = (product: Limited & Supplied) =>
  needsStock(product) && product.availableQuantity < 2 * product.minQuantity

/** A quantity that somebody would like to buy, and what the product and the shop demand of it. All in pieces. */
export interface QuantityQuestion extends Orderable {
  quantity: number
  /** The shop's parameter: the minimum is shown to everybody and enforced only when this is on. */
  enforceMinimum: boolean
}

export type QuantityProblem = 'not_enough_stock' | 'below_minimum' | 'not_full_case_packs'

/** Why this quantity can't be bought, or nothing when it can. Page and server both ask. */
export function quantityProblem(asked: QuantityQuestion): QuantityProblem | undefined {
  if (!stockAllows(stockOf(asked), asked.quantity)) return 'not_enough_stock'
  if (asked.enforceMinimum && asked.quantity < asked.minQuantity) return 'below_minimum'
  if (asked.quantity % (asked.casePack ?? 1) !== 0) return 'not_full_case_packs'
  return undefined
}

export const quantitySentences = {
  not_enough_stock: m.notEnoughStock,
  below_minimum: m.belowMinimum,
  not_full_case_packs: m.notFullCasePacks,
} as const satisfies Record<QuantityProblem, () => string>

/** The nearest orderable quantities: the largest not above and the smallest not below; none where nothing can be ordered. */
export function nearestQuantities(asked: QuantityQuestion): number[] {
  if (!isBuyable(asked)) return []
  const { quantity, minQuantity, enforceMinimum, casePack = 1 } = asked
  const least = fullPacks(enforceMinimum ? minQuantity : 1, casePack)
  // The last unit is never sold.
  const most = Math.floor(Math.min(stockOf(asked) - 1, documentLimits.maxQuantity) / casePack) * casePack
  if (most < least) return []
  const within = (multiple: number) => Math.min(Math.max(multiple, least), most)
  const below = within(Math.floor(quantity / casePack) * casePack)
  const above = within(fullPacks(quantity, casePack))
  return below === above ? [below] : [below, above]
}

interface Sold extends Limited {
  casePack: number
}

/** What somebody most likely wants first: the minimum order, in full case packs. */
export function usualQuantity(product: Sold): number {
  const { minQuantity } = product
  return nearestQuantities({ ...product, quantity: minQuantity, enforceMinimum: true }).at(-1) ?? minQuantity
}

export function steppedQuantity(quantity: number, by: 1 | -1, product: Omit<Sold, 'minQuantity'>): number {
  const { casePack } = product
  const packs = quantity / casePack
  const next = (by === 1 ? Math.floor(packs) + 1 : Math.ceil(packs) - 1) * casePack
  // The last unit is never sold.
  const most = Math.max(Math.floor((stockOf(product) - 1) / casePack) * casePack, casePack)
  return Math.min(Math.max(next, casePack), most)
}
