import { type PriceList, priceBreakProblem } from '@wood-master/contract/pricing'
import { ShopError } from '../shop-error.ts'

const tooSmall = "Is less than the currency's smallest unit"

const invalid = (field: string, message: string) =>
  new ShopError('invalid_request', 'Please check what you entered.', { fields: { [field]: message } })

/** A price that the currency rounds to nothing is no price. */
function assertPrice(unitPrice: number, field: string): void {
  if (unitPrice < 1) throw invalid(field, tooSmall)
}

/** Throws `invalid_request` for prices that can't be charged, and for breaks that don't rise in quantity and fall in price. */
export function assertPriceList(list: PriceList): void {
  assertPrice(list.unitPrice, 'price')
  for (const [index, step] of list.priceBreaks.entries()) {
    assertPrice(step.unitPrice, `priceBreaks.${index}.price`)
  }
  const problem = priceBreakProblem(list)
  if (problem) throw invalid(`priceBreaks.${problem.index}.${problem.field}`, problem.message)
}
