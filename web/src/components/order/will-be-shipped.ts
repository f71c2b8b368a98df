import { toMinor } from '@wood-master/contract/money'
import type { Order } from '#lib/api/orders.ts'

type PaidOrder = Pick<Order, 'state' | 'cancelRequest' | 'refunds' | 'price' | 'currency'>

/** Whether a parcel follows: paid, no open request to cancel, and something left of its payment. */
export function willBeShipped({ state, cancelRequest, refunds, price, currency }: PaidOrder): boolean {
  const refunded = refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0)
  return state === 'paid' && cancelRequest?.state !== 'open' && toMinor(price, currency) > refunded
}
