import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let stripe: Stripe
const cardOnly = { amount: 1999, currency: 'usd', allowed_payment_method_types: ['card'] }

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

test('a new intent waits for a payment method and keeps its metadata', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1999,
    currency: 'USD',
    metadata: { orderId: 'o1' },
  })
  expect(intent).toMatchObject({
    object: 'payment_intent',
    amount: 1999,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: { orderId: 'o1' },
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    latest_charge: null,
    livemode: false,
  })
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`))
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    id: intent.id,
    metadata: { orderId: 'o1' },
  })
})

test('confirming with a good card takes the money once', async () => {
  const intent = await stripe.paymentIntents.create(cardOnly)
  const paid = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    expand: ['latest_charge'],
  })
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 1999,
    latest_charge: { object: 'charge', paid: true, amount_captured: 1999, payment_intent: intent.id },
  })
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
    payment_intent: { id: intent.id, status: 'succeeded' },
  })
  await shop.standIn.idle()
  expect(shop.types().filter((type) => type === 'charge.succeeded')).toHaveLength(1)
})

test('an intent can be made and confirmed in one call', async () => {
  const method = await stripe.paymentMethods.create({
    type: 'card',
    card: { number: '5555555555554444', exp_month: 12, exp_year: 2040, cvc: '123' },
    billing_details: { name: 'Ann', address: { postal_code: '12345' } },
  })
  expect(method).toMatchObject({
    card: { brand: 'mastercard', last4: '4444', exp_year: 2040 },
    billing_details: { name: 'Ann' },
  })
  const intent = await stripe.paymentIntents.create({ ...cardOnly, payment_method: method.id, confirm: true })
  expect(intent).toMatchObject({ status: 'succeeded', payment_method: method.id })
  const charge = await stripe.charges.retrieve(String(intent.latest_charge))
  expect(charge).toMatchObject({
    billing_details: { name: 'Ann' },
    payment_method_details: { type: 'card', card: { last4: '4444', checks: { cvc_check: 'pass' } } },
  })
})

test('a server that may get redirecting methods must say where to return to', async () => {
  const automatic = await stripe.paymentIntents.create({ amount: 1999, currency: 'usd' })
  const confirm = (params: Stripe.PaymentIntentConfirmParams) =>
    stripe.paymentIntents.confirm(automatic.id, params)
  await expect(confirm({ payment_method: 'pm_card_visa' })).rejects.toMatchObject({ param: 'return_url' })
  const paid = await confirm({ payment_method: 'pm_card_visa', return_url: 'https://shop.test/' })
  expect(paid.status).toBe('succeeded')
})

describe('changing', () => {
  test('amount, metadata and description of an open intent change; single metadata keys can be removed', async () => {
    const intent = await stripe.paymentIntents.create({ ...cardOnly, metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(intent.id, {
      amount: 2500,
      description: 'Dowels',
      metadata: { a: '', c: '3' },
    })
    expect(changed).toMatchObject({ amount: 2500, description: 'Dowels', metadata: { b: '2', c: '3' } })
    expect(changed.metadata).not.toHaveProperty('a')
    expect((await stripe.paymentIntents.update(intent.id, { metadata: '' })).metadata).toEqual({})
  })

  test('a payment method makes it ready to be confirmed', async () => {
    const intent = await stripe.paymentIntents.create(cardOnly)
    const ready = await stripe.paymentIntents.update(intent.id, { payment_method: 'pm_card_visa' })
    expect(ready.status).toBe('requires_confirmation')
    expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded')
  })

  test('the amount of a paid intent is fixed, its metadata is not', async () => {
    const paid = await stripe.paymentIntents.create({
      ...cardOnly,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await expect(stripe.paymentIntents.update(paid.id, { amount: 5 * 100 })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    expect((await stripe.paymentIntents.update(paid.id, { metadata: { note: 'x' } })).metadata).toEqual({
      note: 'x',
    })
  })
})

describe('canceling', () => {
  test('an open intent is canceled for good', async () => {
    const intent = await stripe.paymentIntents.create(cardOnly)
    const canceled = await stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'requested_by_customer',
    })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' })
    expect(canceled.canceled_at).toBeGreaterThan(0)
    const unexpected = { code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } }
    await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject(unexpected)
    await expect(
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject(unexpected)
    await shop.standIn.idle()
    expect(shop.types()).toEqual(['payment_intent.created', 'payment_intent.canceled'])
  })

  test('a paid intent cannot be canceled', async () => {
    const paid = await stripe.paymentIntents.create({
      ...cardOnly,
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: paid.id, status: 'succeeded' },
    })
  })
})

describe('amounts', () => {
  test.each([
    [49, 'usd', 'amount_too_small'],
    [100_000_000, 'usd', 'amount_too_large'],
    [49, 'jpy', 'amount_too_small'],
    [100_000_000, 'jpy', 'amount_too_large'],
    [29, 'gbp', 'amount_too_small'],
    [0, 'usd', 'parameter_invalid_integer'],
    [-5, 'usd', 'parameter_invalid_integer'],
    [10.5, 'usd', 'parameter_invalid_integer'],
  ])('%s %s is refused as %s', async (amount, currency, code) => {
    await expect(stripe.paymentIntents.create({ amount, currency })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param: 'amount',
    })
  })

  test.each([
    [50, 'usd'],
    [99_999_999, 'usd'],
    [50, 'jpy'],
    [99_999_999, 'jpy'],
    [30, 'gbp'],
    [1, 'krw'],
  ])('%s %s is accepted', async (amount, currency) => {
    expect(await stripe.paymentIntents.create({ amount, currency })).toMatchObject({ amount, currency })
  })

  test('an unknown currency is refused', async () => {
    await expect(stripe.paymentIntents.create({ amount: 500, currency: 'xyz' })).rejects.toMatchObject({
      param: 'currency',
    })
  })

  test('the messages print money as Stripe does', async () => {
    await expect(stripe.paymentIntents.create({ amount: 1, currency: 'usd' })).rejects.toThrow(
      'Amount must be at least $0.50 usd',
    )
    await expect(stripe.paymentIntents.create({ amount: 1, currency: 'jpy' })).rejects.toThrow(
      'Amount must be at least ¥50 jpy',
    )
  })
})

describe('errors', () => {
  test('unknown ids in the path are 404, in a parameter 400', async () => {
    await expect(stripe.paymentIntents.retrieve('pi_nope')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_nope'",
      param: 'intent',
    })
    for (const missing of [
      stripe.charges.retrieve('ch_nope'),
      stripe.refunds.retrieve('re_nope'),
      stripe.events.retrieve('evt_nope'),
      stripe.paymentMethods.retrieve('pm_nope'),
      stripe.disputes.retrieve('du_nope'),
    ]) {
      await expect(missing).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
    }
    await expect(
      stripe.paymentIntents.create({ ...cardOnly, payment_method: 'pm_nope' }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'payment_method' })
  })

  test('missing, empty and unknown parameters are named', async () => {
    const send = (body: string) =>
      fetch(`${shop.url}/v1/payment_intents`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_shop' },
        body,
      }).then(async (response) => ({ status: response.status, ...(await response.json()) }))
    expect(await send('currency=usd')).toMatchObject({
      status: 400,
      error: { type: 'invalid_request_error', code: 'parameter_missing', param: 'amount' },
    })
    expect(await send('amount=500&currency=')).toMatchObject({
      error: { code: 'parameter_invalid_empty', param: 'currency' },
    })
    expect(await send('amount=500&currency=usd&price=5')).toMatchObject({
      error: { code: 'parameter_unknown', param: 'price', message: 'Received unknown parameter: price' },
    })
  })

  test('confirming without any payment method is an unexpected state', async () => {
    const intent = await stripe.paymentIntents.create(cardOnly)
    await expect(stripe.paymentIntents.confirm(intent.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('a refused creation leaves nothing behind', async () => {
    await expect(stripe.paymentIntents.create({ ...cardOnly, payment_method: 'pm_nope' })).rejects.toThrow()
    expect(shop.standIn.state()).toMatchObject({ payment_intents: [], events: [] })
  })
})

describe('listing', () => {
  test('pages go from the newest to the oldest without gaps', async () => {
    const made: string[] = []
    for (let index = 0; index < 7; index += 1) made.unshift((await stripe.paymentIntents.create(cardOnly)).id)
    const first = await stripe.paymentIntents.list({ limit: 3 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 3))
    const second = await stripe.paymentIntents.list({ limit: 3, starting_after: made[2] })
    expect(second.data.map(({ id }) => id)).toEqual(made.slice(3, 6))
    const before = await stripe.paymentIntents.list({ limit: 2, ending_before: made[3] })
    expect(before.data.map(({ id }) => id)).toEqual(made.slice(1, 3))
    const all: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id)
    expect(all).toEqual(made)
  })

  test('created filters by date', async () => {
    const intent = await stripe.paymentIntents.create(cardOnly)
    const ids = async (created: Stripe.RangeQueryParam) =>
      (await stripe.paymentIntents.list({ created })).data.map(({ id }) => id)
    expect(await ids({ gte: intent.created })).toEqual([intent.id])
    expect(await ids({ gt: intent.created })).toEqual([])
    expect(await ids({ lt: intent.created })).toEqual([])
    expect(await ids({ lte: intent.created })).toEqual([intent.id])
  })

  test('an unknown cursor is refused', async () => {
    await expect(stripe.paymentIntents.list({ starting_after: 'pi_nope' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})
