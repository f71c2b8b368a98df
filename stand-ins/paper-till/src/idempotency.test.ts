import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let stripe: Stripe
const key = { idempotencyKey: 'order-1-1' }
const order = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

test('a repeated call gets the first response and does nothing more', async () => {
  const first = await stripe.paymentIntents.create(order, key)
  await stripe.paymentIntents.cancel(first.id)
  const again = await stripe.paymentIntents.create(order, key)
  expect(again).toMatchObject({ id: first.id, status: 'requires_payment_method' })
  const { headers } = again.lastResponse
  expect(headers).toMatchObject({
    'idempotent-replayed': 'true',
    'idempotency-key': 'order-1-1',
    'original-request': first.lastResponse.requestId,
  })
  expect(headers['request-id']).not.toBe(first.lastResponse.requestId)
  expect(shop.standIn.state().payment_intents).toHaveLength(1)
})

test('another body under the same key is refused', async () => {
  await stripe.paymentIntents.create(order, key)
  await expect(stripe.paymentIntents.create({ ...order, amount: 2000 }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  })
})

test('another endpoint under the same key is refused', async () => {
  const { id } = await stripe.paymentIntents.create(order, key)
  await expect(stripe.paymentIntents.cancel(id, {}, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  })
})

test('a card error is replayed too', async () => {
  const { id } = await stripe.paymentIntents.create(order)
  const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, key)
  const [first, second] = [await confirm().catch((e: unknown) => e), await confirm().catch((e: unknown) => e)]
  expect(first).toMatchObject({ code: 'card_declined' })
  expect(second).toMatchObject({
    code: 'card_declined',
    charge: (first as Stripe.errors.StripeCardError).charge,
  })
  expect(shop.standIn.state().charges).toHaveLength(1)
})

test('a wrong parameter leaves the key free', async () => {
  await expect(stripe.paymentIntents.create({ ...order, amount: 1 }, key)).rejects.toMatchObject({
    code: 'amount_too_small',
  })
  expect(await stripe.paymentIntents.create(order, key)).toMatchObject({ amount: 1000 })
})

test('a response that got lost is found again by the same key', async () => {
  // The SDK itself repeats a call once when its connection is reset, whatever its retry setting.
  shop.standIn.setFaults({ apiLostResponses: 2 })
  await expect(stripe.paymentIntents.create(order, key)).rejects.toMatchObject({
    type: 'StripeConnectionError',
  })
  const [made] = shop.standIn.state().payment_intents
  expect(await stripe.paymentIntents.create(order, key)).toMatchObject({ id: made?.id })
  expect(shop.standIn.state().payment_intents).toHaveLength(1)
})

test('a refund pressed twice is one refund', async () => {
  const { id } = await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  const refunds = await Promise.all(
    [1, 2, 3].map(() => stripe.refunds.create({ payment_intent: id, amount: 100 }, key)),
  )
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1)
  expect(shop.standIn.state().charges).toMatchObject([{ amount_refunded: 100 }])
})

test('reading needs no key and ignores it', async () => {
  const { id } = await stripe.paymentIntents.create(order, key)
  expect(await stripe.paymentIntents.retrieve(id, {}, key)).toMatchObject({ id })
})
