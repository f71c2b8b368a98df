import { ShopError } from '../shop-error.ts'

/** A price that the currency rounds to nothing is no price. */
export function assertPrice(unitPrice: number): void {
  if (unitPrice >= 1) return
  throw new ShopError('invalid_request', 'Please check what you entered.', {
    fields: { price: "Is less than the currency's smallest coin" },
  })
}
