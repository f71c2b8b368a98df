import * as m from '../../texts/payments.ts'
import type { Caller } from '../accounts/account.ts'
import { errors, ShopError } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import { awaitsAddress, awaitsFreight, isPaidBy, orderFor } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { type ExpiryPorts, findCurrentOrder } from './close-order.ts'
import { settlePayment } from './settle-payment.ts'

/** Who may ask the payment provider, which takes few calls a second. */
export interface Turns {
  /** True for a turn; false after a moment, in which the provider's own event may have come. */
  take(): Promise<boolean>
}

/** So often a report waits for the event of its payment while others ask; then it asks, too. */
const mostWaits = 8

/** Handles the browser's report of a payment; Stripe is asked, unless its event was here before. Throws `not_found`, `forbidden`, `payment_not_complete`, `order_not_payable`, `order_already_paid`, `order_expired`, `payment_provider_failed` or `busy`. */
export async function reportPayment(
  shop: ExpiryPorts & { reportTurns: Turns },
  { orderId, intentId, caller, now }: { orderId: string; intentId: string; caller: Caller; now: Date },
) {
  const order = orderFor(caller, await shop.orders.find(orderId))
  if (await cameByEvent(shop, order, intentId)) return
  const intent = await shop.paymentProvider.findIntent(intentId)
  if (!intent) throw notComplete(m.noSuchPayment())
  const { settlement } = await settlePayment(shop, { intent, orderId: order.id, now })
  switch (settlement) {
    case 'pay':
    case 'reinstate':
    case 'already':
      return
    case 'not_complete':
      if ((await findCurrentOrder(shop, order.id, now))?.state === 'expired') throw errors.expired()
      throw notComplete(m.notPaidYet())
    case 'second':
      throw new ShopError('order_already_paid', m.paidTwiceRefunded())
    case 'repeated':
      throw new ShopError(
        order.state === 'expired' ? 'order_expired' : 'order_already_paid',
        m.paidTwiceNoted(),
      )
    case 'late':
      throw new ShopError('order_expired', m.orderExpired())
    case 'returned':
      throw notComplete(m.thisPaymentWasRefunded())
    case 'not_this_order':
      if (awaitsAddress(order)) throw errors.addressFirst()
      if (awaitsFreight(order)) throw errors.freightFirst()
      throw notComplete(m.otherOrder())
    case 'mismatch':
      throw notComplete(m.otherOrder())
  }
}

/** True once the provider's event has paid the order by this payment. */
async function cameByEvent(shop: { orders: OrderStore; reportTurns: Turns }, order: Order, intentId: string) {
  let found: Order | undefined = order
  for (let waits = 0; found && !isPaidBy(found, intentId); waits++) {
    if (waits === mostWaits || (await shop.reportTurns.take())) return false
    found = await shop.orders.find(order.id)
  }
  return found !== undefined
}

const notComplete = (sentence: string) => new ShopError('payment_not_complete', sentence)
