import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

const create = () => stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })
const pay = () =>
  stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    confirm: true,
  })
const paidTypes = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded', 'charge.updated']

test('events arrive signed, in order, and tell what caused them', async () => {
  const intent = await stripe.paymentIntents.create(
    { amount: 1000, currency: 'usd' },
    { idempotencyKey: 'key-1' },
  )
  await shop.standIn.idle()
  expect(shop.received).toMatchObject([
    {
      object: 'event',
      type: 'payment_intent.created',
      api_version: stripe.getApiField('version'),
      data: { object: { id: intent.id, amount: 1000 } },
      livemode: false,
      request: { id: intent.lastResponse.requestId, idempotency_key: 'key-1' },
    },
  ])
})

test('an event shows its object as it was when it happened', async () => {
  shop.standIn.setFaults({ webhooksPaused: true })
  await pay()
  await shop.standIn.deliver()
  const statuses = shop.received.map((event) => 'status' in event.data.object && event.data.object.status)
  expect(statuses).toEqual(['requires_confirmation', 'succeeded', 'succeeded', 'succeeded'])
})

test('a wrong secret does not verify', async () => {
  await create()
  await shop.standIn.idle()
  const [event] = shop.received
  const body = JSON.stringify(event)
  const header = stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' })
  expect(() => stripe.webhooks.constructEvent(body, header, 'whsec_shop')).toThrow()
})

test('the events can be listed and retrieved', async () => {
  await pay()
  await shop.standIn.idle()
  const events = await stripe.events.list()
  expect(events.data.map(({ type }) => type)).toEqual(paidTypes.toReversed())
  expect((await stripe.events.list({ type: 'charge.*' })).data).toHaveLength(2)
  expect(
    (await stripe.events.list({ types: ['charge.succeeded', 'payment_intent.created'] })).data,
  ).toHaveLength(2)
  const [newest] = events.data
  expect(await stripe.events.retrieve(newest?.id ?? '')).toMatchObject({
    id: newest?.id,
    pending_webhooks: 0,
  })
})

describe('a webhook that responds badly', () => {
  test('is tried again until it responds well', async () => {
    shop.statuses.push(500, 500)
    await create()
    await shop.standIn.idle()
    expect(shop.types()).toEqual(Array(3).fill('payment_intent.created'))
    expect(shop.standIn.deliveries()).toMatchObject([
      { state: 'succeeded', attempts: [{ status: 500 }, { status: 500 }, { status: 200, ok: true }] },
    ])
  })

  test('is given up after the last retry', async () => {
    shop.statuses.push(500, 302, 404)
    await create()
    await shop.standIn.idle()
    expect(shop.standIn.deliveries()).toMatchObject([
      { state: 'failed', attempts: [{ status: 500 }, { status: 302 }, { status: 404 }] },
    ])
  })

  test('does not hold up the events behind it', async () => {
    const slow = await startTestShop({ retryDelaysMs: [3_600_000] })
    slow.statuses.push(500)
    await slow.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })
    await slow.stripe.paymentIntents.create({ amount: 2000, currency: 'usd' })
    await slow.standIn.idle({ skipRetries: true })
    expect(slow.standIn.deliveries().map(({ state }) => state)).toEqual(['retrying', 'succeeded'])
    await slow.standIn.deliver()
    expect(slow.standIn.deliveries().map(({ state }) => state)).toEqual(['succeeded', 'succeeded'])
    await slow.close()
  })

  test('that cannot be reached is noted with the reason', async () => {
    const { standIn } = shop
    const gone = await startTestShop()
    await gone.close()
    const endpoint = await stripe.webhookEndpoints.create({
      url: gone.webhookUrl,
      enabled_events: ['*'],
    })
    await create()
    await standIn.idle()
    const failed = standIn.deliveries().find(({ url }) => url === endpoint.url)
    expect(failed).toMatchObject({ state: 'failed', attempts: [{ ok: false, status: null }, {}, {}] })
    expect(failed?.attempts[0]?.error).toContain('ECONNREFUSED')
  })
})

describe('switches', () => {
  test('paused webhooks wait until they are delivered', async () => {
    shop.standIn.setFaults({ webhooksPaused: true })
    await pay()
    await shop.standIn.idle()
    expect(shop.received).toEqual([])
    const outcomes = await shop.standIn.deliver()
    expect(shop.types()).toEqual(paidTypes)
    expect(outcomes.map(({ state }) => state)).toEqual(paidTypes.map(() => 'succeeded'))
  })

  test('ending the pause lets them go', async () => {
    shop.standIn.setFaults({ webhooksPaused: true })
    await pay()
    await shop.standIn.idle()
    shop.standIn.setFaults({ webhooksPaused: false })
    await shop.standIn.idle()
    expect(shop.types()).toEqual(paidTypes)
  })

  test('late webhooks come when their time has come, or when told', async () => {
    shop.standIn.setFaults({ webhooksLateMs: 3_600_000 })
    await create()
    expect(shop.standIn.deliveries()).toMatchObject([{ state: 'waiting', attempts: [] }])
    await shop.standIn.deliver()
    expect(shop.types()).toEqual(['payment_intent.created'])
    shop.standIn.setFaults({ webhooksLateMs: 1 })
    await create()
    await shop.standIn.idle()
    expect(shop.received).toHaveLength(2)
  })

  test('doubled webhooks come twice with the same id', async () => {
    shop.standIn.setFaults({ webhooksDoubled: true })
    await create()
    await shop.standIn.idle()
    const [first, second] = shop.received
    expect(shop.received).toHaveLength(2)
    expect(first?.id).toBe(second?.id)
  })

  test('webhooks out of order come newest first', async () => {
    shop.standIn.setFaults({ webhooksOutOfOrder: true })
    await pay()
    await shop.standIn.idle()
    expect(shop.types()).toEqual(paidTypes.toReversed())
    shop.received.length = 0
    shop.standIn.setFaults({ webhooksPaused: true })
    await pay()
    await shop.standIn.idle()
    await shop.standIn.deliver()
    expect(shop.types()).toEqual(paidTypes.toReversed())
  })

  test('lost webhooks never come, but can be sent by hand', async () => {
    shop.standIn.setFaults({ webhooksLost: true })
    await create()
    await shop.standIn.deliver()
    expect(shop.received).toEqual([])
    expect(shop.standIn.deliveries()).toMatchObject([{ state: 'lost' }])
    const [event] = (await stripe.events.list()).data
    expect(shop.standIn.resend(event?.id ?? '')).toBe(true)
    await shop.standIn.idle()
    expect(shop.received.map(({ id }) => id)).toEqual([event?.id])
    expect(shop.standIn.resend('evt_nope')).toBe(false)
  })
})

describe('endpoints', () => {
  test('an endpoint made through the API gets what it asked for, signed with its own secret', async () => {
    const endpoint = await stripe.webhookEndpoints.create({
      url: `${shop.webhookUrl}/second`,
      enabled_events: ['payment_intent.succeeded'],
    })
    expect(endpoint.secret).toMatch(/^whsec_/)
    shop.secrets.set('/webhook/second', endpoint.secret ?? '')
    await pay()
    await shop.standIn.idle()
    expect(shop.types().toSorted()).toEqual([...paidTypes, 'payment_intent.succeeded'].toSorted())
    expect(shop.standIn.deliveries().map(({ state }) => state)).toEqual(Array(5).fill('succeeded'))
  })

  test('the list never shows a secret', async () => {
    await stripe.webhookEndpoints.create({ url: shop.webhookUrl, enabled_events: ['*'] })
    const { data } = await stripe.webhookEndpoints.list()
    expect(data).toHaveLength(2)
    for (const endpoint of data) expect(endpoint).not.toHaveProperty('secret')
  })

  test('an endpoint without events or with no url is refused', async () => {
    await expect(
      stripe.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] }),
    ).rejects.toMatchObject({ param: 'url' })
    await expect(
      stripe.webhookEndpoints.create({ url: shop.webhookUrl, enabled_events: [] }),
    ).rejects.toMatchObject({ param: 'enabled_events' })
  })
})
