import type { PriceBreak, PriceList } from './pricing.ts'
import * as m from './texts/cart.ts'

/** Its own file, because the document of a product loads all of `pricing.ts` and needs none of this. */
export const { minimumAboveAvailable } = m

/** The first problem of a product's breaks: quantities must rise from 2 on, prices must fall. Nothing when they can be kept. */
export function priceBreakProblem({ unitPrice, priceBreaks }: PriceList) {
  let before: PriceBreak = { minQuantity: 1, unitPrice }
  for (const [index, step] of priceBreaks.entries()) {
    if (step.minQuantity <= before.minQuantity)
      return { index, field: 'minQuantity' as const, message: m.moreThanBefore() }
    if (step.unitPrice >= before.unitPrice)
      return { index, field: 'price' as const, message: m.lessThanBefore() }
    before = step
  }
  return undefined
}
