import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPaid } from '../../src/domain/orders/order.ts'
import { expireOrders } from '../../src/domain/payments/close-order.ts'
import { settleAndCheckPayments } from '../../src/domain/reconciliation/check-payments.ts'
import { send } from '../../testing/call.ts'
import {
  aCartOrder,
  anIntent,
  anOrder,
  aPaidOrder,
  aProduct,
  payByCard,
  pay as payForOrder,
} from '../../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { keptOf, refundParts } from '../support/payments.ts'
import { stockOf } from '../support/stock.ts'

/*
 * Calls that really run at once, over the emulator. Every order of their steps is covered in memory by the interleaving
 * test; this one shows that Firestore's transactions keep what is promised there.
 */

const rounds = 4

let api: Api
let shopper: TestAccount
let admin: TestAccount

beforeAll(async () => {
  api = await startApi()
  // The scheduled check at the end has to do without them.
  api.stripe.setFaults({ webhooksLost: true })
  ;[shopper, admin] = await Promise.all([signUp(api), signUpAdmin(api)])
})
afterAll(() => api.close())

interface Purchase {
  productId: string
  orderId: string
  intentId: string
}

async function aPurchase(): Promise<Purchase> {
  const productId = await aProduct(api)
  const orderId = await anOrder(api, shopper, productId)
  return { productId, orderId, intentId: await anIntent(api, shopper, orderId) }
}

async function pay({ orderId: id, intentId: transactionId }: Purchase): Promise<void> {
  await payByCard(api, transactionId).catch(() => undefined)
  await send(api, 'reportPayment', { params: { id }, body: { transactionId }, token: shopper.token })
}

/** Money that Stripe keeps is money for an order that is there; units are in stock or in an order. */
async function expectSound({ productId, orderId, intentId }: Purchase): Promise<void> {
  const order = await api.shop.orders.find(orderId)
  const isBack = !order || order.state === 'expired' || order.refunds.some(({ restocked }) => restocked)
  expect(await stockOf(api, productId)).toBe(isBack ? 20 : 16)
  expect(await keptOf(api, intentId)).toBe(order && isPaid(order) ? order.total - order.refundedTotal : 0)
}

describe('at the same moment', () => {
  it(`${rounds} payments and deletions of the same order leave either both money and order, or neither`, async () => {
    const purchases = await Promise.all(Array.from({ length: rounds }, aPurchase))
    for (const purchase of purchases) {
      const { orderId: id } = purchase
      await Promise.all([pay(purchase), send(api, 'deleteOrder', { params: { id }, token: shopper.token })])
    }
    await settleAndCheckPayments(api.shop, api.shop.now())
    for (const purchase of purchases) await expectSound(purchase)
  })

  it('a shipment and a refund with its units do not both happen', async () => {
    for (let round = 0; round < 4; round++) {
      const productId = await aProduct(api)
      const id = await aPaidOrder(api, shopper, productId)
      await Promise.all([
        send(api, 'shipOrder', { params: { id }, body: { shipped: true }, token: admin.token }),
        send(api, 'refundOrder', refundParts(admin, id, { restock: true })),
      ])
      const order = await api.shop.orders.find(id)
      const restocked = order?.refunds.some((refund) => refund.restocked) ?? false
      expect(order?.shippedAt !== undefined && restocked).toBe(false)
      expect(await stockOf(api, productId)).toBe(restocked ? 20 : 16)
    }
  })

  it('four refunds of the whole payment pay it back once', async () => {
    const id = await aPaidOrder(api, shopper, await aProduct(api))
    await Promise.all([1, 2, 3, 4].map(() => send(api, 'refundOrder', refundParts(admin, id))))
    const order = await api.shop.orders.find(id)
    expect(order).toMatchObject({ state: 'refunded', refundedTotal: 5_000 })
    expect(await keptOf(api, order?.transactionId ?? '')).toBe(0)
  })

  it('six refunds of two of three units give two back', async () => {
    const productId = await aProduct(api, { minQuantity: 1 })
    const id = await aCartOrder(api, shopper, [{ productId, quantity: 3 }])
    const transactionId = await payForOrder(api, shopper, id)
    const lines = [{ productId, quantity: 2 }]
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        send(api, 'refundOrder', refundParts(admin, id, { lines, restock: true })),
      ),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stockOf(api, productId)).toBe(19)
    const order = await api.shop.orders.find(id)
    expect(order?.refundedTotal).toBe(2_500)
    expect(await keptOf(api, transactionId)).toBe((order?.total ?? 0) - 2_500)
  })

  it('six buyers of three portions get three', async () => {
    const id = await aProduct(api, { availableQuantity: 16 })
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signUp(api)))
    const body = { availableQuantity: 0, quantity: 5 }
    const responses = await Promise.all(
      buyers.map(({ token }) => send(api, 'changeStock', { params: { id }, body, token })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409])
    expect(await stockOf(api, id)).toBe(1)
  })

  // Last, because the clock goes on by three days.
  it(`${rounds} payments at the end of their orders' time are kept with the order or paid back`, async () => {
    const purchases = await Promise.all(Array.from({ length: rounds }, aPurchase))
    api.travel(73 * 60)
    for (const purchase of purchases) {
      await Promise.all([pay(purchase), expireOrders(api.shop, api.shop.now())])
    }
    await expireOrders(api.shop, api.shop.now())
    await settleAndCheckPayments(api.shop, api.shop.now())
    for (const purchase of purchases) await expectSound(purchase)
  })
})
