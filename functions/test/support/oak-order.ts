import type { Order } from '../../src/domain/orders/order.ts'
import type { PaymentIntent } from '../../src/domain/payments/payment-provider.ts'

export const noon = new Date('2026-01-05T12:00:00Z')

/** Ada's unpaid order of 4 oak dowels at 12.50 dollars, for tests of rules. */
export const unpaidOrder: Order = {
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
  state: 'unpaid',
  createdAt: noon,
  payBy: noon,
  intentAttempts: 1,
  refundedTotal: 0,
  refunds: [],
}

/** The same once `pi_1` paid it. */
export const paidOrder: Order = { ...unpaidOrder, state: 'paid', transactionId: 'pi_1', paidAt: noon }

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
