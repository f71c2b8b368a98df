import { messages } from '#components/shipping/messages.ts'
import type { NotShipped } from '#components/shipping/use-ship-orders.ts'
import type { Order } from '#lib/api/orders.ts'

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

function whyNot({ state, cancelRequest }: Order): string | undefined {
  return messages.whyNot[state] ?? (cancelRequest?.state === 'open' ? messages.asksToCancel : undefined)
}
