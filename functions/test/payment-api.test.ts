import { describe, expect, it } from 'vitest'
import { call, refused } from '../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, payByCard } from '../testing/factories.ts'
import { signUp, signUpAdmin, type TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { stockOf } from './support/stock.ts'

let api: Api
let shopper: TestAccount
let productId: string

paymentSetup((setup) => {
  ;({ api, shopper, productId } = setup)
})

const order = async (id: string) =>
  (await call(api, 'getOrder', { params: { id }, token: shopper.token })).body
const report = (id: string, transactionId: string) => ({
  params: { id },
  body: { order: id, transactionId },
  token: shopper.token,
})

describe('POST /create-payment-intent', () => {
  it("takes the order's own amount and returns the same intent again", async () => {
    const orderId = await anOrder(api, shopper, productId)
    const first = await anIntent(api, shopper, orderId)
    expect(await anIntent(api, shopper, orderId)).toBe(first)
    const intent = await api.stripeSdk.paymentIntents.retrieve(first)
    expect(intent).toMatchObject({ amount: 5000, currency: 'usd', metadata: { orderId, uid: shopper.uid } })
  })

  it('makes a new intent when Stripe cancelled the old one', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const first = await anIntent(api, shopper, orderId)
    await api.stripeSdk.paymentIntents.cancel(first)
    expect(await anIntent(api, shopper, orderId)).not.toBe(first)
  })

  it("binds an intent for a price alone to the caller, and lets it pay one of the caller's orders", async () => {
    const { body } = await call(api, 'createPaymentIntent', { body: { price: 50 }, token: shopper.token })
    const intentId = body.clientSecret.split('_secret_')[0] ?? ''
    await payByCard(api, intentId)
    const orderId = await anOrder(api, shopper, productId)
    await call(api, 'reportPayment', report(orderId, intentId))
    expect(await order(orderId)).toMatchObject({ state: 'paid', transactionId: intentId })
    const another = await anOrder(api, shopper, productId)
    await refused(api, 'reportPayment', 'payment_not_complete', report(another, intentId))
    expect(await order(another)).toMatchObject({ state: 'unpaid' })
  })

  it("is refused for somebody else's order and for a paid one", async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const other = await signUp(api, 'other')
    const body = { price: 50, orderId }
    await refused(api, 'createPaymentIntent', 'forbidden', { body, token: other.token })
    await refused(api, 'createPaymentIntent', 'order_already_paid', { body, token: shopper.token })
  })
})

describe('PATCH /order/{id}', () => {
  it('marks the order as paid once Stripe says so, and a repeat changes nothing', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const transactionId = await anIntent(api, shopper, orderId)
    await refused(api, 'reportPayment', 'payment_not_complete', report(orderId, transactionId))
    await payByCard(api, transactionId)
    await call(api, 'reportPayment', report(orderId, transactionId))
    const paid = await order(orderId)
    expect(paid).toMatchObject({ paymentStatus: true, state: 'paid', transactionId })
    await call(api, 'reportPayment', report(orderId, transactionId))
    expect(await order(orderId)).toEqual(paid)
    expect(await stockOf(api, productId)).toBe(16)
  })

  it("does not take another order's payment", async () => {
    const first = await anOrder(api, shopper, productId)
    const second = await anOrder(api, shopper, productId)
    const transactionId = await anIntent(api, shopper, first)
    await payByCard(api, transactionId)
    await refused(api, 'reportPayment', 'payment_not_complete', report(second, transactionId))
    await refused(api, 'reportPayment', 'payment_not_complete', report(second, 'pi_unknown'))
    expect(await order(second)).toMatchObject({ state: 'unpaid' })
  })
})

describe('DELETE /order/{id} of an order with an intent', () => {
  it('cancels the intent first', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await call(api, 'deleteOrder', { params: { id: orderId }, token: shopper.token })
    expect((await api.stripeSdk.paymentIntents.retrieve(intentId)).status).toBe('canceled')
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('is refused when the money came first: the order is paid', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await payByCard(api, intentId)
    await refused(api, 'deleteOrder', 'order_already_paid', { params: { id: orderId }, token: shopper.token })
    expect(await order(orderId)).toMatchObject({ state: 'paid', transactionId: intentId })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('keeps units and order while Stripe does not respond, and goes through afterwards', async () => {
    const orderId = await anOrder(api, shopper, productId)
    await anIntent(api, shopper, orderId)
    api.stripe.setFaults({ apiDown: true })
    const request = { params: { id: orderId }, token: shopper.token }
    await refused(api, 'deleteOrder', 'payment_provider_failed', request)
    expect(await stockOf(api, productId)).toBe(16)
    api.stripe.setFaults({ apiDown: false })
    await refused(api, 'createPaymentIntent', 'order_not_payable', {
      body: { price: 50, orderId },
      token: shopper.token,
    })
    await call(api, 'deleteOrder', request)
    expect(await stockOf(api, productId)).toBe(20)
  })
})

describe('PUT /order/{id}', () => {
  it('ships a paid order once, and never an unpaid one', async () => {
    const admin = await signUpAdmin(api)
    const ship = (id: string) => ({ params: { id }, body: { shipped: true }, token: admin.token })
    await refused(api, 'shipOrder', 'order_not_paid', ship(await anOrder(api, shopper, productId)))
    const orderId = await aPaidOrder(api, shopper, productId)
    await refused(api, 'shipOrder', 'forbidden', { ...ship(orderId), token: shopper.token })
    expect((await call(api, 'shipOrder', ship(orderId))).body).toEqual({ modifiedCount: 1 })
    expect((await call(api, 'shipOrder', ship(orderId))).body).toEqual({ modifiedCount: 0 })
    expect(await order(orderId)).toMatchObject({ shipped: true, state: 'shipped' })
  })
})
