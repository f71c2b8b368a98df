import type { Order } from '#lib/api/orders.ts'

type OrderToPack = Pick<Order, 'lines' | 'refunds' | 'shippedAt'>

/** The lines of an order with what goes into the parcel: not what was refunded before or went back into stock. */
export function unitsToPack(order: OrderToPack): Order['lines'] {
  return order.lines
    .map((line) => {
      const refunded = line.refundedQuantity - refundedSinceShipped(order, line.productId)
      return { ...line, quantity: line.quantity - Math.max(refunded, line.restockedQuantity) }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Units that were in the parcel when it left, and refunded afterwards. */
function refundedSinceShipped({ refunds, shippedAt }: OrderToPack, productId: string): number {
  if (!shippedAt) return 0
  return refunds
    .filter(({ createdAt, state }) => state !== 'failed' && createdAt > shippedAt)
    .flatMap(({ lines = [] }) => lines.filter((line) => line.productId === productId))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}
