import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => shop.reset())
afterAll(() => shop.close())

async function control(method: 'GET' | 'POST', path: string, body?: unknown) {
  const response = await fetch(`${shop.url}/_stand-in/${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const create = () => shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' })

describe('switches over HTTP', () => {
  test('are read, turned and turned back', async () => {
    expect((await control('GET', 'faults')).body).toMatchObject({ webhooksPaused: false, apiErrors: 0 })
    const turned = await control('POST', 'faults', {
      webhooksPaused: true,
      apiErrors: 'always',
      apiOnly: 'POST /v1/refunds',
    })
    expect(turned).toMatchObject({ status: 200, body: { webhooksPaused: true, apiErrors: 'always' } })
    await control('POST', 'reset')
    expect((await control('GET', 'faults')).body).toMatchObject({
      webhooksPaused: false,
      apiErrors: 0,
      apiOnly: '',
    })
  })

  test.each([
    { noSuchSwitch: true },
    { webhooksPaused: 'yes' },
    { webhooksLateMs: -1 },
    { apiErrors: 'sometimes' },
    { apiErrorStatus: 418 },
    { apiSlowMs: 1.5 },
    [],
    null,
  ])('%j turns nothing and says why', async (body) => {
    const response = await control('POST', 'faults', body)
    expect(response).toMatchObject({ status: 400, body: { error: { message: expect.any(String) } } })
    expect((await control('GET', 'faults')).body).toEqual(shop.standIn.faults())
  })
})

test('held webhooks are seen, delivered and sent again', async () => {
  await control('POST', 'faults', { webhooksPaused: true })
  await create()
  expect((await control('GET', 'deliveries')).body).toMatchObject([
    { state: 'held', type: 'payment_intent.created' },
  ])
  expect((await control('GET', 'idle')).body).toMatchObject([{ state: 'held' }])
  expect((await control('POST', 'deliver')).body).toMatchObject([
    { state: 'succeeded', attempts: [{ status: 200 }] },
  ])
  const [event] = (await control('GET', 'state')).body.events
  expect(await control('POST', `events/${event.id}/resend`)).toMatchObject({ status: 200 })
  expect(await control('GET', 'idle?retries=skip')).toMatchObject({ status: 200 })
  expect(shop.received.map(({ id }) => id)).toEqual([event.id, event.id])
  expect(await control('POST', 'events/evt_nope/resend')).toMatchObject({ status: 404 })
})

test('only an intent that waits for its cardholder can be authenticated', async () => {
  const { id } = await create()
  expect(await control('POST', `payment_intents/${id}/authenticate`, { outcome: 'complete' })).toMatchObject({
    status: 400,
  })
  expect(await control('POST', `payment_intents/${id}/authenticate`, { outcome: 'maybe' })).toMatchObject({
    status: 400,
  })
  expect(await control('POST', 'payment_intents/pi_nope/authenticate', { outcome: 'fail' })).toMatchObject({
    status: 404,
  })
  expect(await control('POST', 'disputes/du_nope/close', { status: 'won' })).toMatchObject({ status: 404 })
})

test.each([
  ['/', 'text/html', 'paper-till'],
  ['/stripe.js', 'text/javascript', 'confirmCardPayment'],
  ['/card-frame.html', 'text/html', 'Credit or debit card number'],
  ['/card-frame.js', 'text/javascript', 'exp_month'],
])('%s is served', async (path, type, content) => {
  const response = await fetch(`${shop.url}${path}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain(type)
  expect(await response.text()).toContain(content)
})
