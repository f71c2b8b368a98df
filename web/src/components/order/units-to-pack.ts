import type { Order } from '#lib/api/orders.ts'

/** The lines of an order with what of them goes into the parcel: units that went back into stock stay there. */
export function unitsToPack({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.restockedQuantity }))
    .filter(({ quantity }) => quantity > 0)
}
