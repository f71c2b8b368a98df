import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntent, anOrder, aProduct } from '../../testing/factories.ts'
import { signUp } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'
import { versionsIn } from '../support/database.ts'

const now = Math.floor(Date.now() / 1000)

let api: Api
let intentId: string
let orderId: string

beforeAll(async () => {
  api = await startApi()
  const shopper = await signUp(api)
  orderId = await anOrder(api, shopper, await aProduct(api))
  intentId = await anIntent(api, shopper, orderId)
})
afterAll(() => api.close())

interface Forgery {
  header?: string
  body: string | Uint8Array<ArrayBuffer>
}

const hmac = (text: string, key = api.webhookSecret) => createHmac('sha256', key).update(text).digest('hex')
const signed = (text: string, { at = now, key = api.webhookSecret } = {}) =>
  `t=${at},v1=${hmac(`${at}.${text}`, key)}`
/** Says that the order is paid, which it is not. */
const eventOf = (change: object = {}) =>
  JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: now,
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded', amount_received: 5_000 } },
    ...change,
  })

const forgeries: Record<string, () => Forgery> = {
  'no signature': () => ({ body: eventOf() }),
  'an empty signature': () => ({ header: '', body: eventOf() }),
  'a signature of words': () => ({ header: 'trust me', body: eventOf() }),
  'a time without a signature': () => ({ header: `t=${now}`, body: eventOf() }),
  'a signature without a time': () => ({ header: `v1=${hmac(`${now}.${eventOf()}`)}`, body: eventOf() }),
  'an empty scheme': () => ({ header: `t=${now},v1=`, body: eventOf() }),
  'zeros for a signature': () => ({ header: `t=${now},v1=${'0'.repeat(64)}`, body: eventOf() }),
  'a signature cut short': () => ({ header: signed(eventOf()).slice(0, -2), body: eventOf() }),
  'a signature with more at its end': () => ({ header: `${signed(eventOf())}00`, body: eventOf() }),
  'the scheme of test events': () => ({ header: signed(eventOf()).replace('v1', 'v0'), body: eventOf() }),
  "somebody else's secret": () => ({ header: signed(eventOf(), { key: 'whsec_other' }), body: eventOf() }),
  'an empty secret': () => ({ header: signed(eventOf(), { key: '' }), body: eventOf() }),
  'the secret without its prefix': () => ({
    header: signed(eventOf(), { key: api.webhookSecret.slice('whsec_'.length) }),
    body: eventOf(),
  }),
  'a signature that leaves the time out': () => ({
    header: `t=${now},v1=${hmac(eventOf())}`,
    body: eventOf(),
  }),
  'the time of another signature': () => ({
    header: signed(eventOf()).replace(String(now), String(now - 1)),
    body: eventOf(),
  }),
  'a signature of six minutes ago': () => ({ header: signed(eventOf(), { at: now - 360 }), body: eventOf() }),
  'a time that is no number': () => ({ header: `t=now,v1=${hmac(`now.${eventOf()}`)}`, body: eventOf() }),
  'another event under a good signature': () => ({
    header: signed(eventOf({ id: 'evt_real' })),
    body: eventOf(),
  }),
  'a space before the end': () => ({ header: signed(eventOf()), body: `${eventOf()} ` }),
  'the same event in other bytes': () => ({
    header: signed(eventOf()),
    body: JSON.stringify(JSON.parse(eventOf()), null, 1),
  }),
  'a null byte at the end': () => ({ header: signed(eventOf()), body: `${eventOf()}\u0000` }),
  'UTF-16': () => ({ header: signed(eventOf()), body: new Uint8Array(Buffer.from(eventOf(), 'utf16le')) }),
  'nothing under a good signature': () => ({ header: signed(eventOf()), body: '' }),
  'a type that was changed afterwards': () => ({
    header: signed(eventOf({ type: 'payment_intent.created' })),
    body: eventOf(),
  }),
}

describe('a forged webhook', () => {
  it.each(Object.keys(forgeries))('with %s is refused and changes nothing', async (name) => {
    const { header, body } = forgeries[name]?.() ?? { body: '' }
    const before = await versionsIn(api)
    const headers = new Headers({ 'content-type': 'application/json' })
    if (header !== undefined) headers.set('stripe-signature', header)
    const response = await fetch(`${api.url}/stripe/webhook`, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
    expect((await versionsIn(api)).toSorted()).toEqual(before.toSorted())
  })

  it('that lacks what settling goes by is no proof, even under a good signature: the shop asks Stripe', async () => {
    const body = eventOf()
    const response = await fetch(`${api.url}/stripe/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signed(body) },
      body,
    })
    expect(response.status).toBe(200)
    expect((await api.shop.orders.find(orderId))?.state).toBe('unpaid')
  })
})
