import type { Order, Shipment } from '../../src/domain/orders/order.ts'
import { derived } from '../../src/domain/orders/order-rules.ts'
import type { PaymentIntent } from '../../src/domain/payments/payment-provider.ts'

export const noon = new Date('2026-01-05T12:00:00Z')

/** Ada's unpaid order of 4 oak dowels at 12.50 dollars, for tests of rules. */
export const unpaidOrder: Order = derived({
  id: 'o1',
  number: 'K7M-2QX',
  uid: 'ada',
  email: 'ada@wood-master.test',
  lines: [
    {
      productId: 'dowels',
      sku: 'OAK-DOWELS',
      name: 'Oak dowels',
      img: '/dowels.jpg',
      unit: 'piece',
      quantity: 4,
      unitPrice: 1250,
      price: 5000,
    },
  ],
  goodsTotal: 5000,
  shippingTotal: 0,
  taxTotal: 0,
  total: 5000,
  currency: 'usd',
  createdAt: noon,
  payBy: noon,
  intentAttempts: 1,
  payments: [],
  shipments: [],
  returns: [],
  refunds: [],
})

/** The same once `pi_1` paid it. */
export const paidOrder = paid(unpaidOrder)

export function paid(order: Order, id = 'pi_1', at = noon): Order {
  const payment = { id, kind: 'card', amount: order.total, state: 'received', at } as const
  return derived({ ...order, payments: [payment] })
}

/** The order with so many of its dowels on their way. */
export function withShipped(order: Order, change: Partial<Shipment> = {}, quantity = 4): Order {
  const lines = [{ productId: 'dowels', quantity }]
  const id = `shipment-${order.shipments.length + 1}`
  return derived({ ...order, shipments: [...order.shipments, { id, lines, shippedAt: noon, ...change }] })
}

/** An unpaid order once its time was over. */
export const expiredOrder = derived({ ...unpaidOrder, expiredAt: noon })

/** The product of that order, so many of which are in stock. */
export const inStock = (availableQuantity: number) => new Map([['dowels', { availableQuantity }]])

/** Stripe's side of that payment. */
export const paidIntent: PaymentIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 5000,
  currency: 'usd',
  orderId: 'o1',
  uid: 'ada',
  refunded: 0,
  createdAt: noon,
}
