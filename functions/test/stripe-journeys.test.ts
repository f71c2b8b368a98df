import { describe, expect, it } from 'vitest'
import { checkPayments } from '../src/domain/reconciliation/check-payments.ts'
import { call, refused } from '../testing/call.ts'
import { anIntent, anOrder, aPaidOrder, payByCard } from '../testing/factories.ts'
import type { TestAccount } from '../testing/sign-in.ts'
import type { Api } from '../testing/start-api.ts'
import { paymentSetup } from './support/payment-setup.ts'
import { keptOf, orderAs, refundParts, transactionOf } from './support/payments.ts'
import { stockOf } from './support/stock.ts'
import { deliverEvents, realTestKey } from './support/stripe-itself.ts'

const stripeKey = realTestKey()

let api: Api
let shopper: TestAccount
let admin: TestAccount
let productId: string

paymentSetup(
  (setup) => {
    ;({ api, shopper, admin, productId } = setup)
  },
  { stripeKey },
)

const request = (id: string) => ({ params: { id }, token: shopper.token })

/* Everything here asks only what both Stripe and the stand-in can do; with a real test key it runs against Stripe itself. */
describe(`payments on ${stripeKey ? 'Stripe itself' : 'the stand-in'}`, () => {
  it('take the amount of the order, from one intent that a reload finds again', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    expect(await anIntent(api, shopper, orderId)).toBe(intentId)
    await payByCard(api, intentId)
    await call(api, 'reportPayment', { ...request(orderId), body: { transactionId: intentId } })
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid', transactionId: intentId })
    expect(await keptOf(api, intentId)).toBe(5000)
  })

  it('are settled by the events alone, also when they come twice', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    await payByCard(api, intentId)
    expect(await deliverEvents(api, intentId)).toContain('payment_intent.succeeded')
    await deliverEvents(api, intentId)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid' })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('show why a card was declined, and can be tried again', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, orderId)
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' }
    await expect(api.stripeSdk.paymentIntents.confirm(intentId, declined)).rejects.toThrow('declined')
    await deliverEvents(api, intentId)
    const unpaid = await orderAs(api, shopper, orderId)
    expect(unpaid).toMatchObject({ state: 'unpaid', paymentProblem: expect.stringContaining('declined') })
    expect(await anIntent(api, shopper, orderId)).toBe(intentId)
  })

  it('get a new intent when the old one was cancelled', async () => {
    const orderId = await anOrder(api, shopper, productId)
    const first = await anIntent(api, shopper, orderId)
    await api.stripeSdk.paymentIntents.cancel(first)
    const second = await anIntent(api, shopper, orderId)
    expect(second).not.toBe(first)
    await payByCard(api, second)
    await deliverEvents(api, second)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'paid', transactionId: second })
  })

  it('cannot be made any more once the order is deleted, and keep the order when they came first', async () => {
    const deleted = await anOrder(api, shopper, productId)
    const intentId = await anIntent(api, shopper, deleted)
    await call(api, 'deleteOrder', request(deleted))
    await expect(payByCard(api, intentId)).rejects.toThrow('canceled')
    const kept = await anOrder(api, shopper, productId)
    await payByCard(api, await anIntent(api, shopper, kept))
    await refused(api, 'deleteOrder', 'order_already_paid', request(kept))
    expect(await orderAs(api, shopper, kept)).toMatchObject({ state: 'paid' })
    expect(await stockOf(api, productId)).toBe(16)
  })

  it('go back in parts, from the shop and from the dashboard', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const payment_intent = await transactionOf(api, shopper, orderId)
    await call(api, 'refundOrder', refundParts(admin, orderId, { amount: 20 }))
    await api.stripeSdk.refunds.create({ payment_intent, amount: 1000 })
    await refused(api, 'refundOrder', 'refund_not_possible', refundParts(admin, orderId, { amount: 30 }))
    await call(api, 'refundOrder', refundParts(admin, orderId, { restock: true }))
    await deliverEvents(api, payment_intent)
    expect(await orderAs(api, shopper, orderId)).toMatchObject({ state: 'refunded', refundedAmount: 50 })
    expect(await keptOf(api, payment_intent)).toBe(0)
    expect(await stockOf(api, productId)).toBe(20)
  })

  it('agree with the orders afterwards', async () => {
    const orderId = await aPaidOrder(api, shopper, productId)
    const { differences } = await checkPayments(api.shop, api.shop.now())
    expect(differences.filter((difference) => difference.orderId === orderId)).toEqual([])
  })
})
