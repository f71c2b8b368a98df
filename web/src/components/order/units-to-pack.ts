import type { Order } from '@wood-master/contract/orders'

export type Shipment = Order['shipments'][number]

/** The lines of an order with what of them is still to be sent. */
export function unitsToPack({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines.map((line) => ({ ...line, quantity: line.toShip })).filter(({ quantity }) => quantity > 0)
}

/** The same without what a delivery to the shop has to bring first. */
export function unitsHere({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines
    .map((line) => ({ ...line, quantity: line.toShip - line.waiting }))
    .filter(({ quantity }) => quantity > 0)
}

export function unitsIn({ lines }: Pick<Order, 'lines'>, shipment: Pick<Shipment, 'lines'>): Order['lines'] {
  const held = new Map(shipment.lines.map(({ productId, quantity }) => [productId, quantity]))
  return lines
    .map((line) => ({ ...line, quantity: held.get(line.productId) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
}
