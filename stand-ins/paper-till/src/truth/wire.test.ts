import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { secretKey, startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const sale = { amount: 2000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const paid = { ...sale, confirm: true, payment_method: 'pm_card_visa' }

async function call(method: string, path: string, form?: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    ...(form === undefined ? {} : { body: form }),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}

describe('metadata (docs.stripe.com/api/metadata)', () => {
  const withMetadata = (metadata: Record<string, string>) => stripe.customers.create({ metadata })

  test.each([
    ['a key of 40 characters', { ['k'.repeat(40)]: 'v' }, true],
    ['a key of 41 characters', { ['k'.repeat(41)]: 'v' }, false],
    ['a value of 500 characters', { k: 'v'.repeat(500) }, true],
    ['a value of 501 characters', { k: 'v'.repeat(501) }, false],
    ['50 keys', Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`k${at}`, 'v'])), true],
    ['51 keys', Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, 'v'])), false],
    ['a key with square brackets', { 'a[b]': 'v' }, false],
  ])('%s', async (_name, metadata, isTaken) => {
    const made = withMetadata(metadata as Record<string, string>)
    if (isTaken) expect((await made).metadata).toEqual(metadata)
    else await expect(made).rejects.toMatchObject({ statusCode: 400 })
  })

  test('an update adds and changes keys, an empty value takes one away, an empty metadata all', async () => {
    const { id } = await withMetadata({ a: '1', b: '2' })
    expect((await stripe.customers.update(id, { metadata: { b: '3', c: '4' } })).metadata).toEqual({
      a: '1',
      b: '3',
      c: '4',
    })
    expect((await stripe.customers.update(id, { metadata: { a: '' } })).metadata).toEqual({ b: '3', c: '4' })
    expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({})
  })

  test("a payment's is copied to its charge once (docs.stripe.com/metadata#copy-metadata-to-another-object)", async () => {
    const { id, latest_charge } = await stripe.paymentIntents.create({ ...paid, metadata: { order: '1' } })
    await stripe.paymentIntents.update(id, { metadata: { order: '2' } })
    expect((await stripe.charges.retrieve(String(latest_charge))).metadata).toEqual({ order: '1' })
  })
})

describe('expanding (docs.stripe.com/api/expanding_objects)', () => {
  test('an id becomes its object, in a list each, four levels deep', async () => {
    const { id } = await stripe.paymentIntents.create(paid)
    const one = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] })
    expect(one).toMatchObject({ latest_charge: { object: 'charge' } })
    const { data } = await stripe.charges.list({ expand: ['data.payment_intent.payment_method'] })
    expect(data).toMatchObject([{ payment_intent: { id, payment_method: { object: 'payment_method' } } }])
    const deepest = 'latest_charge.payment_intent.latest_charge.payment_intent'
    const deep = await stripe.paymentIntents.retrieve(id, { expand: [deepest] })
    const innermost = { payment_intent: { id, object: 'payment_intent' } }
    expect(deep).toMatchObject({ latest_charge: { payment_intent: { latest_charge: innermost } } })
  })

  test('a null stays null, a deleted customer comes as deleted', async () => {
    const { id } = await stripe.paymentIntents.create({ ...sale, expand: ['customer', 'latest_charge'] })
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ customer: null, latest_charge: null })
    const { id: customer } = await stripe.customers.create()
    const bound = await stripe.paymentIntents.create({ ...sale, customer })
    await stripe.customers.del(customer)
    const after = await stripe.paymentIntents.retrieve(bound.id, { expand: ['customer'] })
    expect(after.customer).toMatchObject({ id: customer, deleted: true })
  })

  test.each(['data.customer', 'latest_charges', 'latest_charge.colour'])('%s: 400', async (path) => {
    const { id } = await stripe.paymentIntents.create(sale)
    await expect(stripe.paymentIntents.retrieve(id, { expand: [path] })).rejects.toMatchObject({
      statusCode: 400,
      param: 'expand',
    })
  })
})

describe('errors and headers (docs.stripe.com/api/errors, docs.stripe.com/api/request_ids)', () => {
  test.each([
    ['GET', '/v1/payment_intents/pi_nope', undefined, 404, 'resource_missing', 'intent'],
    ['GET', '/v1/customers/cus_nope', undefined, 404, 'resource_missing', 'id'],
    ['GET', '/v1/charges/ch_nope', undefined, 404, 'resource_missing', 'charge'],
    ['GET', '/v1/refunds/re_nope', undefined, 404, 'resource_missing', 'id'],
    ['GET', '/v1/events/evt_nope', undefined, 404, 'resource_missing', 'id'],
    ['POST', '/v1/payment_methods/pm_nope/attach', 'customer=cus_nope', 400, 'resource_missing', 'customer'],
    ['POST', '/v1/refunds', 'charge=ch_nope', 400, 'resource_missing', 'charge'],
    ['POST', '/v1/refunds', '', 400, 'parameter_missing', undefined],
    ['POST', '/v1/payment_intents', 'currency=usd', 400, 'parameter_missing', 'amount'],
    ['POST', '/v1/payment_intents', 'amount=ten&currency=usd', 400, 'parameter_invalid_integer', 'amount'],
    ['POST', '/v1/payment_intents', 'amount=1000&currency=usd&a=b', 400, 'parameter_unknown', 'a'],
    ['POST', '/v1/payment_methods', 'type=card', 400, 'parameter_missing', 'card'],
  ])('%s %s with %s: %i %s', async (method, path, form, status, code, param) => {
    const { error, headers, ...response } = await call(method, path, form)
    expect(response.status).toBe(status)
    expect(error).toMatchObject({ type: 'invalid_request_error', code, message: expect.any(String) })
    expect(error.param).toBe(param)
    expect(error.doc_url).toBe(`https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`)
    expect(error.request_log_url).toContain(headers.get('request-id'))
  })

  test('each response has its own request id, its version and the key it came with', async () => {
    const own = { 'idempotency-key': 'key-1' }
    const first = await call('POST', '/v1/customers', '', own)
    const second = await call('GET', '/v1/customers')
    expect(first.headers.get('request-id')).toMatch(/^req_\w{14}$/)
    expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'))
    expect(first.headers.get('idempotency-key')).toBe('key-1')
    expect(first.headers.get('stripe-version')).toBe(stripe.getApiField('version'))
    expect(first.headers.get('content-type')).toContain('application/json')
  })

  test('a card error names charge, code, decline code and what the network said (docs.stripe.com/declines)', async () => {
    const declined = stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_visa_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({
      statusCode: 402,
      type: 'StripeCardError',
      raw: {
        charge: expect.stringMatching(/^ch_/),
        code: 'card_declined',
        decline_code: 'generic_decline',
        network_decline_code: '01',
        advice_code: 'try_again_later',
        payment_intent: { object: 'payment_intent' },
        payment_method: { object: 'payment_method' },
      },
    })
  })
})

describe('lists (docs.stripe.com/api/pagination)', () => {
  const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id)

  test('go back and forth, with has_more only where there is more', async () => {
    const made: string[] = []
    for (let at = 0; at < 5; at += 1) made.unshift((await stripe.customers.create()).id)
    const first = await stripe.customers.list({ limit: 2 })
    expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true])
    const last = await stripe.customers.list({ limit: 2, starting_after: made[3] ?? '' })
    expect([ids(last), last.has_more]).toEqual([made.slice(4), false])
    const back = await stripe.customers.list({ limit: 2, ending_before: made[4] ?? '' })
    expect([ids(back), back.has_more]).toEqual([made.slice(2, 4), true])
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 })
    expect(all.map(({ id }) => id)).toEqual(made)
  })

  test('are of ten unless they say otherwise', async () => {
    for (let at = 0; at < 11; at += 1) await stripe.customers.create()
    expect((await stripe.customers.list()).data).toHaveLength(10)
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
