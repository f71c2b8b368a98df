import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { publishableKey, secretKey, startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

const create = () =>
  shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', metadata: { orderId: 'o1' } })

async function call(path: string, init: RequestInit = {}, authorization?: string) {
  const headers = { ...(authorization ? { authorization } : {}) }
  const response = await fetch(`${shop.url}${path}`, { ...init, headers: { ...init.headers, ...headers } })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
const asBrowser = (path: string, body?: string) =>
  call(path, body === undefined ? {} : { method: 'POST', body }, `Bearer ${publishableKey}`)

describe('keys', () => {
  test('no key and a wrong key are 401, without showing the key', async () => {
    expect(await call('/v1/payment_intents')).toMatchObject({
      status: 401,
      body: { error: { type: 'invalid_request_error' } },
    })
    const wrong = shop.sdk('sk_test_0123456789abcdef').paymentIntents.list()
    await expect(wrong).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 })
    await expect(wrong).rejects.toThrow('Invalid API Key provided: sk_test_************cdef')
  })

  test('the secret key works as bearer and as basic', async () => {
    const basic = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
    for (const authorization of [`Bearer ${secretKey}`, basic]) {
      expect(await call('/v1/payment_intents', {}, authorization)).toMatchObject({ status: 200 })
    }
  })

  test.each([
    ['/v1/payment_intents', 'amount=1000&currency=usd'],
    ['/v1/refunds', 'payment_intent=pi_1'],
    ['/v1/payment_intents', undefined],
    ['/v1/events', undefined],
  ])('a browser may not call %s', async (path, body) => {
    expect(await asBrowser(path, body)).toMatchObject({
      status: 401,
      body: { error: { code: 'secret_key_required' } },
    })
  })

  test('an address that Stripe does not have is 404', async () => {
    expect(await call('/v1/nothing', {}, `Bearer ${secretKey}`)).toMatchObject({
      status: 404,
      body: { error: { message: expect.stringContaining('Unrecognized request URL (GET: /v1/nothing)') } },
    })
  })
})

describe('a browser', () => {
  test('sees its intent with the client secret, but nothing of the shop', async () => {
    const { id, client_secret: secret } = await create()
    const { status, body } = await asBrowser(`/v1/payment_intents/${id}?client_secret=${secret}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, amount: 1000, client_secret: secret })
    expect(body).not.toHaveProperty('metadata')
    expect(body).not.toHaveProperty('latest_charge')
  })

  test('needs the right client secret to see or to pay', async () => {
    const [{ id }, other] = [await create(), await create()]
    expect(await asBrowser(`/v1/payment_intents/${id}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'client_secret' } },
    })
    const wrong = {
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter', param: 'client_secret' } },
    }
    const query = `client_secret=${other.client_secret}`
    expect(await asBrowser(`/v1/payment_intents/${id}?${query}`)).toMatchObject(wrong)
    expect(
      await asBrowser(`/v1/payment_intents/${id}/confirm`, `${query}&payment_method=pm_card_visa`),
    ).toMatchObject(wrong)
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method')
  })

  test('makes a payment method and pays with it; the key may stand in the form', async () => {
    const { id, client_secret: secret } = await create()
    const card = 'card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=40&card[cvc]=123'
    const method = await call('/v1/payment_methods', {
      method: 'POST',
      body: `key=${publishableKey}&type=card&${card}`,
    })
    expect(method).toMatchObject({ status: 200, body: { object: 'payment_method', card: { last4: '4242' } } })
    const paid = await asBrowser(
      `/v1/payment_intents/${id}/confirm`,
      `client_secret=${secret}&payment_method=${method.body.id}&use_stripe_sdk=true`,
    )
    expect(paid).toMatchObject({ status: 200, body: { id, status: 'succeeded' } })
  })

  test('may call from another origin', async () => {
    const origin = { origin: 'http://localhost:5000' }
    const asked = await fetch(`${shop.url}/v1/payment_methods`, {
      method: 'OPTIONS',
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
    const { headers } = await call('/v1/payment_intents', { headers: origin })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('a troubled API', () => {
  test('fails the next calls, then works again', async () => {
    shop.standIn.setFaults({ apiErrors: 2 })
    for (let time = 0; time < 2; time += 1) {
      await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    }
    expect(await create()).toMatchObject({ object: 'payment_intent' })
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
  })

  test('can fail always, with another status, and only for some calls', async () => {
    shop.standIn.setFaults({ apiErrors: 'always', apiErrorStatus: 429, apiOnly: 'POST /v1/refunds' })
    const { id } = await create()
    await expect(shop.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      type: 'StripeRateLimitError',
    })
  })

  test('that is down cuts every connection', async () => {
    shop.standIn.setFaults({ apiDown: true })
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    shop.standIn.setFaults({ apiDown: false })
    expect(await create()).toMatchObject({ object: 'payment_intent' })
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
  })

  test('that is slow has still done what it was asked', async () => {
    shop.standIn.setFaults({ apiSlowMs: 3_600_000 })
    const impatient = shop.sdk(secretKey, { timeout: 50 })
    await expect(impatient.paymentIntents.create({ amount: 1000, currency: 'usd' })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
    shop.standIn.setFaults({ apiSlowMs: 1 })
    expect(await create()).toMatchObject({ object: 'payment_intent' })
  })

  test('is repeated by the SDK under one key, so that it acts once', async () => {
    shop.standIn.setFaults({ apiLostResponses: 1 })
    const stubborn = shop.sdk(secretKey, { maxNetworkRetries: 2 })
    await stubborn.paymentIntents.create({ amount: 1000, currency: 'usd' })
    expect(shop.standIn.state().payment_intents).toHaveLength(1)
  })
})
