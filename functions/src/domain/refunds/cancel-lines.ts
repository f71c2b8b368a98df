import * as m from '../../texts/refunds.ts'
import { isDone } from '../asked.ts'
import { errors, ShopError } from '../errors.ts'
import { assertLinesCancellable, linesToRefund } from '../orders/cancel-lines.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { orderFor } from '../orders/order-rules.ts'
import { type LinesToCancel, type TakingOutPorts, takeOutLines } from '../payments/change-delivery.ts'
import { findCurrentOrder, mostAttempts } from '../payments/close-order.ts'
import type { ShopSettings } from '../settings.ts'
import { stored } from '../stored-texts.ts'
import { type RefundPorts, refundOrder } from './refund-order.ts'

/**
 * Cancels units of a buyer's own order until they are being packed: an unpaid order costs less without them, of a paid one
 * they are refunded, all of it where nothing is left to be sent. Either way they go back into stock, and the key makes a
 * repeat change nothing more. Returns the order as it stands afterwards. Throws `not_found`, `forbidden`,
 * `cancel_not_possible`, `key_reused` and whatever prevents the refund or the change of the price.
 */
export async function cancelLines(
  shop: TakingOutPorts & RefundPorts & { settings: ShopSettings },
  orderId: string,
  cancelling: LinesToCancel,
): Promise<Order> {
  const { key, asked, lines, caller, now } = cancelling
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const order = orderFor(caller, await findCurrentOrder(shop, orderId, now))
    if (order.uid !== caller.uid) throw errors.notYours()
    const known = order.cancelledLines?.find((done) => done.key === key)
    if (isDone(known, cancelling)) return order
    const products = await shop.products.findAll(lines.map(({ productId }) => productId))
    const terms = { products, enforceMinimum: shop.settings.enforceMinimumOrder }
    if (isPaid(order)) {
      // What can't be cancelled is refused before Stripe is asked, which may be out of reach.
      if (!order.refunds.some(({ id }) => id === key)) assertLinesCancellable(order, lines, terms)
      const { order: after } = await refundOrder(shop, {
        orderId,
        key,
        asked,
        restock: true,
        linesMeant: (found) => linesToRefund(found, lines, terms),
        reason: stored(m.cancelledByTheBuyer),
        by: caller.uid,
        now,
      }).catch((cause: unknown) => {
        if (!(cause instanceof ShopError && cause.code === 'refund_not_possible')) throw cause
        // What that says is for admins.
        throw new ShopError(cause.code, m.refundByWriting(), { cause })
      })
      return after
    }
    const after = await takeOutLines(shop, order, { ...cancelling, terms })
    if (after) return after
  }
  throw errors.busy()
}
