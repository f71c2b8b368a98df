import { describe, expect, it } from 'vitest'
import { auditStock } from '../../scripts/operator/audit-stock.ts'
import { collectionsOf } from '../src/data/collections.ts'
import { workingDayAfter } from '../src/domain/catalog/supply.ts'
import { expireOrders } from '../src/domain/payments/close-order.ts'
import { call, refused } from '../testing/call.ts'
import {
  aCartOrder,
  aHold,
  anIntent,
  anOrder,
  aPaidOrder,
  aProduct,
  payByCard,
} from '../testing/factories.ts'
import { signUp, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { expectNothingWritten } from './support/database.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { alertsFor, keptOf, orderAs } from './support/payments.ts'
import { stockOf } from './support/stock.ts'
import { sendWebhook } from './support/stripe-itself.ts'

const overdue = 73 * 60

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, admin, productId } = setup)
})

const request = (id: string) => ({ params: { id }, token: shopper.token })
const report = (id: string, transactionId: string) => ({ ...request(id), body: { transactionId } })

/** A price's own intent, paid; it can come for an order that has no intent left to cancel. */
async function aPaidPrice(price: number): Promise<string> {
  const { body } = await call(api, 'createPaymentIntent', { body: { price }, token: shopper.token })
  const intentId = body.clientSecret.split('_secret_')[0] ?? ''
  await payByCard(api, intentId)
  return intentId
}

/** A payment intent (minor units) that names the order, and that the shop did not make. */
const intentBesides = (orderId: string, amount: number) =>
  api.stripeSdk.paymentIntents.create({
    amount,
    currency: 'usd',
    metadata: { orderId, uid: shopper.uid },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })

async function anExpiredOrder(): Promise<string> {
  const orderId = await anOrder(api, shopper, productId)
  api.travel(overdue)
  await expireOrders(api.shop, api.shop.now())
  return orderId
}

describe('an unpaid order whose time is over', () => {
  it('is expired by the schedule, gives its units back once, and stays visible', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    expect((await orderAs(api, shopper, orderId)).payBy).toBeDefined()
    api.travel(overdue)
    const now = api.shop.now()
    await Promise.all([expireOrders(api.shop, now), expireOrders(api.shop, now)])
    expect(await stockOf(api, productId)).toBe(20)
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ state: 'expired', paymentStatus: false, expiredAt: expect.any(String) })
    expect(order.payBy).toBeUndefined()
    expect((await api.stripeSdk.paymentIntents.retrieve(intentId)).status).toBe('canceled')
    await expectNothingWritten(api, async () => {
      await refused(api, 'createPaymentIntent', 'order_expired', {
        body: { price: 50, orderId },
        token: shopper.token,
      })
      await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, 'pi_unknown'))
    })
  })

  it.each(['createPaymentIntent', 'reportPayment', 'getOrder'] as const)(
    'expires when %s meets it',
    async (name) => {
      const orderId = await anOrder(api, shopper, productId)
      const transactionId = await anIntent(api, shopper, orderId)
      api.travel(overdue)
      if (name === 'getOrder') await call(api, name, request(orderId))
      if (name === 'reportPayment') await refused(api, name, 'order_expired', report(orderId, transactionId))
      if (name === 'createPaymentIntent') {
        await refused(api, name, 'order_expired', { body: { price: 1, orderId }, token: shopper.token })
      }
      expect(await api.shop.orders.find(orderId)).toMatchObject({ state: 'expired' })
      expect(await stockOf(api, productId)).toBe(20)
    },
  )

  it('is paid instead when the money came first', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, orderId))
    api.travel(overdue)
    await expireOrders(api.shop, api.shop.now())
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('takes no money when its time runs out while the bank asks for a confirmation', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    const asking = { payment_method: 'pm_card_threeDSecure2Required' }
    expect((await api.stripeSdk.paymentIntents.confirm(intentId, asking)).status).toBe('requires_action')
    api.travel(overdue)
    await expireOrders(api.shop, api.shop.now())
    const confirmed = await fetch(`${api.stripe.url}/_stand-in/payment_intents/${intentId}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'complete' }),
    })
    expect(confirmed.status).toBe(400)
    await refused(api, 'reportPayment', 'order_expired', report(orderId, intentId))
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'expired' })
    expect(await stockOf(api, productId)).toBe(20)
    expect(await keptOf(api, intentId)).toBe(0)
  })

  it('keeps its units while Stripe is down, and is finished by the next run', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    api.travel(overdue)
    api.stripe.setFaults({ apiDown: true })
    expect((await expireOrders(api.shop, api.shop.now())).failed).toBeGreaterThan(0)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'unpaid' })
    expect(await stockOf(api, productId)).toBe(16)
    api.stripe.setFaults({ apiDown: false })
    await expireOrders(api.shop, api.shop.now())
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'expired' })
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('can be deleted once it has expired', async () => {
    const orderId = await anExpiredOrder()
    expect((await call(api, 'deleteOrder', request(orderId))).body).toEqual({ deletedCount: 1 })
    expect(await stockOf(api, productId)).toBe(20)
  })
})

describe('a deletion that got stuck', () => {
  it('is finished by the sweep', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    api.stripe.setFaults({ apiDown: true })
    await refused(api, 'deleteOrder', 'payment_provider_failed', request(orderId))
    api.stripe.setFaults({ apiDown: false })
    api.travel(5)
    await expireOrders(api.shop, api.shop.now())
    await refused(api, 'getOrder', 'not_found', request(orderId))
    expect(await stockOf(api, productId)).toBe(20)
  })
})

describe('money that comes for an expired order', () => {
  it('takes the units again when they are there: the order is paid', async () => {
    const orderId = await anExpiredOrder()
    const intentId = await aPaidPrice(50)
    await call(api, 'reportPayment', report(orderId, intentId))
    const order = await orderAs(api, shopper, orderId)
    expect(order).toMatchObject({ state: 'paid', transactionId: intentId })
    expect(order.expiredAt).toBeUndefined()
    expect(await stockOf(api, productId)).toBe(16)
    expect(await keptOf(api, intentId)).toBe(5000)
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'late_payment_taken', amount: 50 }])
  })

  it('goes back by itself when the units are gone, once, and for good', async () => {
    const orderId = await anExpiredOrder()
    const holdId = await aHold(api, shopper, productId, 17)
    const intentId = await aPaidPrice(50)
    await refused(api, 'reportPayment', 'order_expired', report(orderId, intentId))
    expect(await keptOf(api, intentId)).toBe(0)
    expect(await alertsFor(api, admin, orderId)).toMatchObject([
      { kind: 'late_payment_refunded', amount: 50 },
    ])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({
      state: 'expired',
      paymentProblem: expect.stringContaining('refunded'),
    })
    // Units that come back later do not bring the money back.
    api.travel(16)
    await api.shop.stock.releaseExpiredHolds(productId, api.shop.now())
    await expectNothingWritten(api, async () => {
      await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, intentId))
    })
    expect(holdId).not.toBe(orderId)
    expect(await stockOf(api, productId)).toBe(20)
  })

  it.each([
    { others: 0, paid: true, promised: 6, when: 'of the same delivery as before' },
    {
      others: 30,
      paid: true,
      promised: 40,
      when: 'of the next delivery, because others waited for the first',
    },
    { others: 50, paid: false, promised: 50, when: 'of none: it goes back' },
  ])('takes units again that are still to come: $when', async ({ others, paid, promised }) => {
    const [soon, later] = [31, 62].map((days) =>
      new Date(api.shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
    ) as [string, string]
    const incoming = [
      { id: 'D1', quantity: 30, on: soon },
      { id: 'D2', quantity: 20, on: later },
    ]
    const supply = { kind: 'backorder', incoming } as const
    const id = await aProduct(api, { availableQuantity: 5, minQuantity: 1, supply })
    const orderId = await aCartOrder(api, shopper, [{ productId: id, quantity: 10 }])
    api.travel(overdue)
    await expireOrders(api.shop, api.shop.now())
    if (others > 0) await aCartOrder(api, shopper, [{ productId: id, quantity: others + 4 }])
    const intentId = await aPaidPrice(125)
    if (paid) await call(api, 'reportPayment', report(orderId, intentId))
    else await refused(api, 'reportPayment', 'order_expired', report(orderId, intentId))
    const order = await orderAs(api, shopper, orderId)
    expect(order.state).toBe(paid ? 'paid' : 'expired')
    expect(await keptOf(api, intentId)).toBe(paid ? 12_500 : 0)
    if (paid) expect(order.lines[0]?.promise.from).toBe(workingDayAfter(others === 0 ? soon : later, 0))
    const product = await api.shop.products.find(id)
    expect(Object.values(product?.promised ?? {}).reduce((sum, units) => sum + units, 0)).toBe(promised)
    expect(await stockOf(api, id)).toBe(1)
    await expectNothingWritten(api, async () => {
      const again = paid ? undefined : 'payment_not_complete'
      if (again) await refused(api, 'reportPayment', again, report(orderId, intentId))
      else await call(api, 'reportPayment', report(orderId, intentId))
    })
    const { wrong } = await auditStock(collectionsOf(api.db), api.shop.now())
    expect(wrong).toEqual([])
  })

  it('goes back when Stripe can be reached again, and the list says so from the start', async () => {
    const orderId = await anExpiredOrder()
    await aHold(api, shopper, productId, 17)
    const intentId = await aPaidPrice(50)
    api.stripe.setFaults({ apiErrors: 'always', apiOnly: 'POST /v1/refunds' })
    await refused(api, 'reportPayment', 'payment_provider_failed', report(orderId, intentId))
    expect(await alertsFor(api, admin, orderId)).toHaveLength(1)
    api.stripe.setFaults({ apiErrors: 0, apiOnly: '' })
    await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, intentId))
    expect(await keptOf(api, intentId)).toBe(0)
  })
})

describe('money for an order that is gone or paid already', () => {
  it('goes back when the order was deleted', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await call(api, 'deleteOrder', request(orderId))
    const stray = await intentBesides(orderId, 5000)
    await payByCard(api, stray.id)
    api.stripe.setFaults({ webhooksPaused: false, webhooksDoubled: true })
    await api.stripe.deliver()
    await api.stripe.idle()
    expect(await keptOf(api, stray.id)).toBe(0)
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'late_payment_refunded' }])
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('goes back when it is a second payment', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const before = await orderAs(api, shopper, orderId)
    const second = await aPaidPrice(50)
    await refused(api, 'reportPayment', 'order_already_paid', report(orderId, second))
    expect(await keptOf(api, second)).toBe(0)
    const { payments, ...after } = await orderAs(api, shopper, orderId)
    expect({ ...after, payments: payments.slice(0, 1) }).toEqual(before)
    expect(payments.slice(1)).toMatchObject([{ id: second, amount: 50, state: 'returned' }])
    // Money that went back pays no other order either.
    const other = await anOrder(api, shopper, productId)
    await refused(api, 'reportPayment', 'payment_not_complete', report(other, second))
    expect(await orderAs(api, shopper, other)).toMatchObject({ state: 'unpaid' })
  })

  it('goes back as a second payment, and a dispute about it says nothing of the order', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await aPaidOrder(api, shopper, productId)
    const second = await intentBesides(orderId, 5000)
    await api.stripeSdk.paymentIntents.confirm(second.id, { payment_method: 'pm_card_createDisputeInquiry' })
    await api.stripe.idle()
    expect(await keptOf(api, second.id)).toBe(0)
    expect((await alertsFor(api, admin, orderId)).map(({ kind }) => kind).toSorted()).toEqual([
      'dispute',
      'late_payment_refunded',
    ])
    expect(await orderAs(api, admin, orderId)).not.toHaveProperty('dispute')
  })

  it('goes back when it was made for this order with another amount', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const wrong = await intentBesides(orderId, 4999)
    await payByCard(api, wrong.id)
    await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, wrong.id))
    expect(await keptOf(api, wrong.id)).toBe(0)
    expect(await alertsFor(api, admin, orderId)).toMatchObject([{ kind: 'payment_mismatch' }])
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'unpaid' })
  })

  it('goes back, and a dispute about it says nothing of the order that waits for another payment', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await anOrder(api, shopper, productId)
    const wrong = await intentBesides(orderId, 4999)
    await api.stripeSdk.paymentIntents.confirm(wrong.id, { payment_method: 'pm_card_createDisputeInquiry' })
    await api.stripe.idle()
    expect(await keptOf(api, wrong.id)).toBe(0)
    const [dispute] = (await api.stripeSdk.disputes.list({ payment_intent: wrong.id })).data
    const object = { id: dispute?.id }
    const payload = JSON.stringify({
      id: 'evt_late',
      object: 'event',
      type: 'charge.dispute.updated',
      data: { object },
    })
    expect((await sendWebhook(api, { payload })).status).toBe(200)
    await payByCard(api, await anIntent(api, shopper, orderId))
    await api.stripe.idle()
    const order = await orderAs(api, admin, orderId)
    expect(order).toMatchObject({ state: 'paid' })
    expect(order).not.toHaveProperty('dispute')
  })

  it("stays where it is when it is somebody else's or of another amount", async () => {
    const orderId = await anOrder(api, shopper, productId)
    const other = await signUp(api, 'other')
    const { body } = await call(api, 'createPaymentIntent', { body: { price: 50 }, token: other.token })
    const theirs = body.clientSecret.split('_secret_')[0] ?? ''
    await payByCard(api, theirs)
    const less = await aPaidPrice(49)
    await expectNothingWritten(api, async () => {
      await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, theirs))
      await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, less))
    })
    expect(await keptOf(api, theirs)).toBe(5000)
    expect(await keptOf(api, less)).toBe(4900)
  })
})

describe('the list of payment alerts', () => {
  it('shows a dispute and how it ended, and lets an admin take it off', async () => {
    api.stripe.setFaults({ webhooksPaused: false })
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await api.stripeSdk.paymentIntents.confirm(intentId, { payment_method: 'pm_card_createDispute' })
    await api.stripe.idle()
    const [dispute] = await alertsFor(api, admin, orderId)
    expect(dispute).toMatchObject({ kind: 'dispute', transactionId: intentId, amount: 50 })
    const seen = { params: { id: dispute?._id ?? '' }, body: { resolved: true }, token: admin.token }
    await expectNothingWritten(api, async () => {
      await refused(api, 'resolvePaymentAlert', 'forbidden', { ...seen, token: shopper.token })
      await refused(api, 'resolvePaymentAlert', 'not_found', { ...seen, params: { id: 'nothing' } })
    })
    expect((await call(api, 'resolvePaymentAlert', seen)).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'resolvePaymentAlert', seen)).body).toEqual({ modifiedCount: 0 })
    expect(await alertsFor(api, admin, orderId)).toEqual([])
    const id = dispute?._id.replace('dispute-', '') ?? ''
    await fetch(`${api.stripe.url}/_stand-in/disputes/${id}/close`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'lost' }),
    })
    await api.stripe.idle()
    const [closed] = await alertsFor(api, admin, orderId)
    expect(closed?.message).toContain('lost')
  })
})
