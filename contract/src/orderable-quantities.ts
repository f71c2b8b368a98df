import { limits } from './limits.ts'
import { isBuyable, type QuantityQuestion, quantityProblem } from './purchase-rules.ts'

/**
 * The nearest quantities that can be ordered: the largest one not above and the smallest one not below what was asked
 * for. One where that is the quantity itself or nothing lies on the other side, none where nothing can be ordered.
 */
export function nearestQuantities(asked: QuantityQuestion): number[] {
  if (!isBuyable(asked)) return []
  const { quantity, availableQuantity, minQuantity, enforceMinimum, casePack = 1 } = asked
  const least = Math.ceil((enforceMinimum ? minQuantity : 1) / casePack) * casePack
  // The last unit is never sold.
  const most = Math.floor(Math.min(availableQuantity - 1, limits.maxQuantity) / casePack) * casePack
  if (most < least) return []
  const within = (multiple: number) => Math.min(Math.max(multiple, least), most)
  const below = within(Math.floor(quantity / casePack) * casePack)
  const above = within(Math.ceil(quantity / casePack) * casePack)
  return below === above ? [below] : [below, above]
}

/** True when the quantity can be ordered as it stands. */
export function isOrderable(asked: QuantityQuestion): boolean {
  return isBuyable(asked) && asked.quantity >= 1 && quantityProblem(asked) === undefined
}

interface Sold {
  minQuantity: number
  availableQuantity: number
  casePack: number
}

/** What somebody most likely wants first: the minimum order, in full case packs. */
export function usualQuantity(product: Sold): number {
  const { minQuantity } = product
  return nearestQuantities({ ...product, quantity: minQuantity, enforceMinimum: true }).at(-1) ?? minQuantity
}

export function steppedQuantity(
  quantity: number,
  by: 1 | -1,
  { casePack, availableQuantity }: Pick<Sold, 'casePack' | 'availableQuantity'>,
): number {
  const packs = quantity / casePack
  const next = (by === 1 ? Math.floor(packs) + 1 : Math.ceil(packs) - 1) * casePack
  // The last unit is never sold.
  const most = Math.max(Math.floor((availableQuantity - 1) / casePack) * casePack, casePack)
  return Math.min(Math.max(next, casePack), most)
}
