import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestShop } from '../testing/start-test-shop.ts'
import { callFaults, type FaultRule, readRule, webhookFaults } from './rules.ts'

const shop = await startTestShop()
const { stripe, standIn } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const create = () => stripe.paymentIntents.create(sale)
const intents = () => standIn.state().payment_intents.length
const on = 'POST /v1/payment_intents'

async function send(method: 'DELETE' | 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(`${shop.url}/_stand-in/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

describe('a rule for calls', () => {
  test.each([
    ['error_500', 500, undefined],
    ['stored_500', 500, undefined],
    ['error_503', 503, undefined],
    ['conflict_409', 409, 'idempotency_key_in_use'],
    ['rate_limit_429', 429, 'rate_limit'],
    ['lock_timeout_429', 429, 'lock_timeout'],
  ] as const)('%s: %i, and nothing is done', async (fault, statusCode, code) => {
    standIn.addRule({ on, do: fault, times: 1 })
    await expect(create()).rejects.toMatchObject({ statusCode, code })
    expect(intents()).toBe(0)
    await create()
    expect(intents()).toBe(1)
  })

  test('dropped: cut before the deed; response_lost: cut after it', async () => {
    // The SDK itself repeats a call whose connection was cut, once.
    standIn.addRule({ on, do: 'dropped', times: 2 })
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(intents()).toBe(0)
    standIn.addRule({ on, do: 'response_lost', times: 2 })
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(intents()).toBe(1)
  })

  test('slow: the response waits, the deed does not', async () => {
    standIn.addRule({ on, do: 'slow', ms: 60_000 })
    const impatient = shop.sdk('sk_test_shop', { timeout: 100 })
    await expect(impatient.paymentIntents.create(sale)).rejects.toMatchObject({
      type: 'StripeConnectionError',
    })
    expect(intents()).toBe(1)
  })

  test('strikes its route alone, after so many, so many times', async () => {
    standIn.addRule({ on: 'POST /v1/payment_intents/*/confirm', do: 'error_500', skip: 1, times: 1 })
    const { id } = await create()
    const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' })
    await expect(confirm()).rejects.toMatchObject({ statusCode: 402 })
    await expect(confirm()).rejects.toMatchObject({ statusCode: 500 })
    expect(standIn.rules()).toMatchObject([{ times: 0 }])
    await expect(confirm()).rejects.toMatchObject({ statusCode: 402 })
  })

  test('strikes by chance, the same for the same seed', async () => {
    const strikes = async (seed: number) => {
      standIn.clearRules(seed)
      standIn.addRule({ on, do: 'error_500', chance: 0.5 })
      const hits: boolean[] = []
      for (let call = 0; call < 20; call += 1)
        await create().then(
          () => hits.push(false),
          () => hits.push(true),
        )
      return hits
    }
    const first = await strikes(7)
    expect(new Set(first)).toEqual(new Set([true, false]))
    expect(await strikes(7)).toEqual(first)
    expect(await strikes(8)).not.toEqual(first)
  })
})

describe('a rule for webhooks', () => {
  const events = 'webhook payment_intent.*'
  test.each([
    ['twice', 2],
    ['lost', 0],
    ['held', 0],
  ] as const)('%s: %i times', async (fault, times) => {
    standIn.addRule({ on: events, do: fault, times: 1 })
    await create()
    await standIn.idle()
    expect(shop.received).toHaveLength(times)
    await standIn.deliver()
    expect(shop.received).toHaveLength(fault === 'held' ? 1 : times)
  })

  test('late: when its time has come, or when told', async () => {
    standIn.addRule({ on: events, do: 'late', ms: 3_600_000 })
    await stripe.customers.create()
    await create()
    await expect.poll(() => shop.types()).toEqual(['customer.created'])
    await standIn.deliver()
    expect(shop.types()).toEqual(['customer.created', 'payment_intent.created'])
  })
})

describe('over HTTP', () => {
  test('rules are set, one or several with a seed, shown, and taken back', async () => {
    expect((await send('POST', 'rules', { on, do: 'error_500' })).body.rules).toHaveLength(1)
    const several = {
      seed: 3,
      rules: [
        { on, do: 'slow', ms: 1 },
        { on: 'webhook *', do: 'twice' },
      ],
    }
    expect((await send('POST', 'rules', several)).body).toMatchObject({ seed: 3, rules: [{}, {}, {}] })
    expect((await send('DELETE', 'rules')).body).toEqual({ seed: 3, rules: [] })
    expect((await send('GET', 'rules')).body).toEqual({ seed: 3, rules: [] })
  })

  test.each([
    [{ on: 'refunds', do: 'slow' }, /'on' is like/],
    [{ on, do: 'explode' }, /does one of: error_500/],
    [{ on: 'webhook charge.*', do: 'error_500' }, /does one of: late/],
    [{ on, do: 'slow', ms: -1 }, /'ms' is a whole number/],
    [{ on, do: 'slow', chance: 2 }, /'chance' is a number from 0 to 1/],
    [{ on, do: 'slow', colour: 'red' }, /has no 'colour'/],
  ])('%j is refused', async (rule, message) => {
    const { status, body } = await send('POST', 'rules', rule)
    expect(status).toBe(400)
    expect(body.error.message).toMatch(message)
    expect(standIn.rules()).toEqual([])
    expect(() => standIn.addRule(rule as FaultRule)).toThrow(message)
  })

  test('the clock is moved, but never back', async () => {
    const { body } = await send('GET', 'clock')
    expect((await send('POST', 'clock', { advance: 3600 })).body.now).toBeGreaterThanOrEqual(body.now + 3600)
    expect((await send('POST', 'clock', { to: body.now })).status).toBe(400)
    expect((await create()).created).toBeGreaterThanOrEqual(body.now + 3600)
  })

  test('every fault can be read as a rule', () => {
    for (const fault of callFaults) expect(readRule({ on, do: fault }).do).toBe(fault)
    for (const fault of webhookFaults) expect(readRule({ on: 'webhook *', do: fault }).do).toBe(fault)
  })
})
