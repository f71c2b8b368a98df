import { expect, it, vi } from 'vitest'
import { noon, paid, paidIntent, unpaidOrder } from '../../../test/support/oak-order.ts'
import type { Order } from '../orders/order.ts'
import { reportPayment } from './report-payment.ts'

const report = {
  orderId: 'o1',
  intentId: 'pi_1',
  caller: { uid: 'ada', email: unpaidOrder.email, role: 'user' },
  now: noon,
} as unknown as Parameters<typeof reportPayment>[1]

/** A shop whose order stands as it does when it is looked up again and again. */
function shopWith(orders: Order[], turns: boolean[]) {
  const findIntent = vi.fn(async () => paidIntent)
  const settle = vi.fn(async () => ({ settlement: 'pay', refunds: [], alerts: [] }))
  const find = vi.fn(async () => (orders.length > 1 ? orders.shift() : orders[0]))
  const shop = {
    orders: { find },
    payments: { settle },
    paymentProvider: { findIntent },
    reportTurns: { take: async () => turns.shift() ?? false },
  }
  return { shop: shop as unknown as Parameters<typeof reportPayment>[0], findIntent, settle, find }
}

it('asks Stripe at once where nobody else asks', async () => {
  const { shop, findIntent, settle, find } = shopWith([unpaidOrder], [true])
  await reportPayment(shop, report)
  expect(findIntent).toHaveBeenCalledOnce()
  expect(settle).toHaveBeenCalledOnce()
  expect(find).toHaveBeenCalledOnce()
})

it('asks nothing once the event of this very payment came, before or while it waits', async () => {
  for (const orders of [[paid(unpaidOrder)], [unpaidOrder, unpaidOrder, paid(unpaidOrder)]]) {
    const { shop, findIntent, settle } = shopWith(orders, [])
    await reportPayment(shop, report)
    expect(findIntent).not.toHaveBeenCalled()
    expect(settle).not.toHaveBeenCalled()
  }
})

it('asks about an order that another payment paid, and asks at last though it has no turn', async () => {
  for (const orders of [[paid(unpaidOrder, 'pi_other')], [unpaidOrder]]) {
    const { shop, findIntent, settle } = shopWith(orders, [])
    await reportPayment(shop, report)
    expect(findIntent).toHaveBeenCalledOnce()
    expect(settle).toHaveBeenCalledOnce()
  }
})
