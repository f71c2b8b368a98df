import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { expireOrders } from '../src/domain/payments/close-order.ts'
import { call, refused } from '../testing/call.ts'
import { aCartOrder, aHold, anIntent, aProduct, pay, payByCard } from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { alertsFor, keptOf, orderAs, refundParts } from './support/payments.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let admin: TestAccount
let dowels: string
let pegs: string
let orderId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId: dowels } = setup)
})
beforeEach(async () => {
  pegs = await aProduct(api, { sku: `PEG-${randomUUID().slice(0, 8)}`, name: 'Shaker pegs', unitPrice: 335 })
  const lines = [
    { productId: dowels, quantity: 4 },
    { productId: pegs, quantity: 6 },
  ]
  orderId = await aCartOrder(api, shopper, lines, 'PO-4711')
})

const stocks = async () => [await stockOf(api, dowels), await stockOf(api, pegs)]
const request = () => ({ params: { id: orderId }, token: shopper.token })
const expire = async () => {
  api.travel(73 * 60)
  await expireOrders(api.shop, api.shop.now())
}
/** A payment for the price alone, which can come for an order that has no intent left. */
const aPaidPrice = async (price: number) => {
  const { body } = await call(api, 'createPaymentIntent', { body: { price }, token: shopper.token })
  const intentId = body.clientSecret.split('_secret_')[0] ?? ''
  await payByCard(api, intentId)
  return intentId
}
const refund = (lines: { productId: string; quantity: number; restock?: boolean }[], restock = true) =>
  refundParts(admin, orderId, { lines, restock })

describe('an order of two lines', () => {
  it('is paid as a whole, and its movements say so line by line', async () => {
    const transactionId = await pay(api, shopper, orderId)
    expect(await keptOf(api, transactionId)).toBe(7010)
    const { docs } = await api.db.collection('movements').where('orderId', '==', orderId).get()
    expect(docs.map(({ id }) => id.slice(orderId.length)).toSorted()).toEqual([
      '-hold-1',
      '-hold-2',
      '-sale-1',
      '-sale-2',
    ])
    expect(await stocks()).toEqual([16, 14])
  })

  it('puts all its units back when it is deleted, and once', async () => {
    await anIntent(api, shopper, orderId)
    await Promise.all([call(api, 'deleteOrder', request()), call(api, 'deleteOrder', request())].map(settled))
    expect(await stocks()).toEqual([20, 20])
  })

  it('puts all its units back when it expires', async () => {
    await expire()
    expect((await orderAs(api, shopper, orderId)).state).toBe('expired')
    expect(await stocks()).toEqual([20, 20])
  })

  it('is reinstated by a late payment when all of its lines are in stock', async () => {
    await expire()
    const transactionId = await aPaidPrice(70.1)
    await call(api, 'reportPayment', { ...request(), body: { transactionId } })
    expect((await orderAs(api, shopper, orderId)).state).toBe('paid')
    expect(await stocks()).toEqual([16, 14])
  })

  it('is refunded as a whole when a late payment comes and one of its lines is gone', async () => {
    await expire()
    await aHold(api, await signUp(api), pegs, 15)
    const transactionId = await aPaidPrice(70.1)
    await refused(api, 'reportPayment', 'order_expired', { ...request(), body: { transactionId } })
    expect((await orderAs(api, shopper, orderId)).state).toBe('expired')
    expect(await keptOf(api, transactionId)).toBe(0)
    expect(await stocks()).toEqual([20, 5])
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'late_payment_refunded' }])
  })
})

describe('a refund by line', () => {
  beforeEach(() => pay(api, shopper, orderId))

  it('costs what its units cost, puts them back, and leaves the rest to be shipped', async () => {
    const { body } = await call(api, 'refundOrder', refund([{ productId: pegs, quantity: 2 }]))
    expect(body).toMatchObject({ refundedAmount: 6.7, state: 'paid' })
    expect(await stocks()).toEqual([16, 16])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      lines: [
        { refundedQuantity: 0, restockedQuantity: 0 },
        { refundedQuantity: 2, restockedQuantity: 2 },
      ],
      refunds: [{ lines: [{ productId: pegs, quantity: 2 }], restocked: true }],
    })
    await call(api, 'shipOrder', { params: { id: orderId }, body: { shipped: true }, token: admin.token })
  })

  it('keeps units that the line says are not to go back', async () => {
    const lines = [
      { productId: dowels, quantity: 1, restock: false },
      { productId: pegs, quantity: 1 },
    ]
    expect((await call(api, 'refundOrder', refund(lines))).body.refundedAmount).toBe(15.85)
    expect(await stocks()).toEqual([16, 15])
  })

  it('happens once, however often and however fast it is asked for', async () => {
    const press = refund([{ productId: pegs, quantity: 5 }])
    await Promise.all([call(api, 'refundOrder', press), call(api, 'refundOrder', press)])
    await call(api, 'refundOrder', press)
    api.stripe.setFaults({ webhooksPaused: false })
    await api.stripe.idle()
    expect(await stocks()).toEqual([16, 19])
    await expectNothingWritten(api, async () => {
      const again = refund([{ productId: pegs, quantity: 2 }])
      await refused(api, 'refundOrder', 'refund_not_possible', again)
      const { error } = await refused(api, 'refundOrder', 'refund_not_possible', again)
      expect(error.message).toContain('Only 1 of 6')
    })
  })

  it('is followed by a refund of everything else, which puts back what is left', async () => {
    await call(api, 'refundOrder', refund([{ productId: pegs, quantity: 2 }]))
    const { body } = await call(api, 'refundOrder', refundParts(admin, orderId, { restock: true }))
    expect(body).toMatchObject({ refundedAmount: 70.1, state: 'refunded' })
    expect(await stocks()).toEqual([20, 20])
  })

  it('is refused for other products, a product named twice, more money than was paid, and shipped units', async () => {
    const id = orderId
    await expectNothingWritten(api, async () => {
      const other = refund([{ productId: 'another', quantity: 1 }])
      const { error } = await refused(api, 'refundOrder', 'invalid_request', other)
      expect(error.fields).toEqual({ 'lines.0.productId': 'Is not in this order' })
      const twice = [1, 1].map((quantity) => ({ productId: pegs, quantity }))
      await refused(api, 'refundOrder', 'invalid_request', refund(twice))
      const lines = [{ productId: pegs, quantity: 1 }]
      const tooMuch = refundParts(admin, id, { lines, amount: 70.11 })
      await refused(api, 'refundOrder', 'refund_not_possible', tooMuch)
    })
    await call(api, 'shipOrder', { params: { id }, body: { shipped: true }, token: admin.token })
    await expectNothingWritten(api, async () => {
      await refused(api, 'refundOrder', 'refund_not_possible', refund([{ productId: pegs, quantity: 1 }]))
    })
    const { body } = await call(api, 'refundOrder', refund([{ productId: pegs, quantity: 1 }], false))
    expect(body.refundedAmount).toBe(3.35)
  })
})

describe('the search of both lists', () => {
  it('finds an order by any SKU, product, PO number, order number and transaction id', async () => {
    const transactionId = await pay(api, shopper, orderId)
    const { number, lines } = await orderAs(api, shopper, orderId)
    const texts = [
      number,
      number.toLowerCase().replace('-', ''),
      'PO-4711',
      transactionId,
      orderId,
      ...lines.map(({ sku }) => sku),
      'shaker',
    ]
    for (const q of texts) {
      const own = await call(api, 'listOwnOrders', {
        query: { email: shopper.email, q },
        token: shopper.token,
      })
      const all = await call(api, 'listOrders', { query: { q }, token: admin.token })
      for (const { body } of [own, all])
        expect({ q, found: body.map(({ _id }) => _id) }).toMatchObject({
          q,
          found: expect.arrayContaining([orderId]),
        })
    }
  })
})

/** Of two at once, one may find nothing left to do. */
const settled = (action: Promise<unknown>) => action.catch(() => undefined)
