import type { OrderState } from '@wood-master/contract/order-states'
import type { NotShipped } from '#components/shipping/use-ship-orders.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/shipping.ts'

/** The selected orders that can leave, and those that cannot, each with the reason. */
export function shippable(orders: readonly Order[]): { orders: Order[]; skipped: NotShipped[] } {
  return {
    orders: orders.filter((order) => !whyNot(order)),
    skipped: orders.flatMap((order) => {
      const sentence = whyNot(order)
      return sentence ? [{ _id: order._id, number: order.number, sentence }] : []
    }),
  }
}

const reasons: Partial<Record<OrderState, () => string>> = {
  unpaid: m.whyNotUnpaid,
  shipped: m.whyNotShipped,
  refunded: m.whyNotRefunded,
  expired: m.whyNotExpired,
}

function whyNot({ state, cancelRequest }: Order): string | undefined {
  return reasons[state]?.() ?? (cancelRequest?.state === 'open' ? m.asksToCancel() : undefined)
}
