import Stripe from 'stripe'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiVersion } from './api-version.ts'
import { described } from './testing/description/parts.ts'
import { publishableKey, startTestShop } from './testing/start-test-shop.ts'
import { describedKinds, watchedSdk, wrongWith } from './testing/watched-sdk.ts'

const shop = await startTestShop()
const { stripe, called, kinds, wrongs } = watchedSdk(shop)
afterAll(() => shop.close())
beforeEach(() => shop.reset())
afterEach(() => expect(wrongs.splice(0)).toEqual([]))

const refused = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(Stripe.errors.StripeError)
const wanted = { amount: 4200, currency: 'usd', metadata: { orderId: 'order-7' } }
const return_url = 'https://shop.example'
const paidWith = (payment_method: string) => {
  const expand = ['latest_charge', 'payment_method']
  return stripe.paymentIntents.create({ ...wanted, payment_method, confirm: true, return_url, expand })
}

const scenarios: Record<string, () => Promise<void>> = {
  async 'payment methods'() {
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 34, cvc: '123' }
    const billing_details = { email: 'ada@shop.example', address: { postal_code: '12345' } }
    const { id } = await stripe.paymentMethods.create({ type: 'card', card, billing_details })
    await stripe.paymentMethods.retrieve(id)
    await stripe.paymentMethods.retrieve('pm_card_visa')
    await refused(stripe.paymentMethods.retrieve('pm_unknown'))
    await refused(stripe.paymentMethods.create({ type: 'card', card: { ...card, number: '4242' } }))
  },

  async 'payment intents in every state'() {
    const open = await stripe.paymentIntents.create(wanted)
    await stripe.paymentIntents.update(open.id, { description: 'Oak dowels', metadata: { more: 'yes' } })
    await stripe.paymentIntents.update(open.id, { payment_method: 'pm_card_visa' })
    await stripe.paymentIntents.confirm(open.id, { return_url })
    await stripe.paymentIntents.retrieve(open.id, { expand: ['latest_charge', 'payment_method'] })
    await refused(stripe.paymentIntents.cancel(open.id))
    const given = await stripe.paymentIntents.create(wanted)
    await stripe.paymentIntents.cancel(given.id, { cancellation_reason: 'abandoned' })
    await paidWith('pm_card_threeDSecure2Required')
    await stripe.paymentIntents.list({ limit: 2 })
    await refused(stripe.paymentIntents.create({ amount: 1, currency: 'usd' }))
    await refused(stripe.paymentIntents.create({ amount: 100, currency: 'xxx' }))
    await refused(stripe.paymentIntents.retrieve('pi_unknown'))
  },

  async 'declined cards, and what they leave on their intents'() {
    const cards = [
      'pm_card_visa_chargeDeclined',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'pm_card_visa_chargeDeclinedLostCard',
      'pm_card_chargeDeclinedExpiredCard',
      'pm_card_chargeDeclinedIncorrectCvc',
      'pm_card_chargeDeclinedProcessingError',
    ]
    for (const card of cards) await refused(paidWith(card))
    const { data } = await stripe.paymentIntents.list({ expand: ['data.latest_charge'] })
    expect(data).toHaveLength(cards.length)
    for (const { latest_charge } of data) expect(latest_charge).toMatchObject({ status: 'failed' })
  },

  async 'an intent whose cardholder did not confirm'() {
    const { id } = await paidWith('pm_card_threeDSecure2Required')
    await fetch(`${shop.url}/_stand-in/payment_intents/${id}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'fail' }),
    })
    const { last_payment_error: error } = await stripe.paymentIntents.retrieve(id)
    expect(error?.code).toBe('payment_intent_authentication_failure')
  },

  async 'charges and refunds'() {
    const { id: payment_intent } = await paidWith('pm_card_visa')
    const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent)
    await stripe.charges.retrieve(String(latest_charge), { expand: ['payment_intent'] })
    const part = { payment_intent, amount: 1000, reason: 'requested_by_customer' } as const
    const { id } = await stripe.refunds.create({ ...part, metadata: { key: 'k1' } })
    await stripe.refunds.retrieve(id, { expand: ['charge', 'payment_intent'] })
    await stripe.refunds.list({ payment_intent })
    await refused(stripe.refunds.create({ payment_intent, amount: 9000 }))
    await refused(stripe.refunds.retrieve('re_unknown'))
    await refused(stripe.charges.retrieve('ch_unknown'))
    for (const later of ['pm_card_pendingRefund', 'pm_card_refundFail']) {
      const refund = await stripe.refunds.create({ payment_intent: (await paidWith(later)).id })
      await stripe.refunds.retrieve(refund.id)
    }
  },

  async disputes() {
    await paidWith('pm_card_createDispute')
    const { data } = await stripe.disputes.list()
    const id = data[0]?.id ?? ''
    await stripe.disputes.retrieve(id, { expand: ['charge', 'payment_intent'] })
    await stripe.disputes.close(id)
    await refused(stripe.disputes.close(id))
  },

  async 'webhook endpoints, whose secret is shown once'() {
    const made = await stripe.webhookEndpoints.create({
      url: shop.webhookUrl,
      enabled_events: ['payment_intent.succeeded'],
      api_version: apiVersion,
      metadata: { of: 'shop' },
    })
    expect(made).toMatchObject({
      secret: expect.any(String),
      api_version: apiVersion,
      metadata: { of: 'shop' },
    })
    const { data } = await stripe.webhookEndpoints.list()
    expect(data.map(({ id }) => id)).toContain(made.id)
    expect(data.filter((endpoint) => 'secret' in endpoint)).toEqual([])
    await refused(stripe.webhookEndpoints.create({ url: 'nowhere', enabled_events: ['*'] }))
  },

  async 'events, asked for and sent'() {
    await paidWith('pm_card_createDispute')
    await stripe.refunds.create({ payment_intent: (await paidWith('pm_card_refundFail')).id })
    await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(wanted)).id)
    await refused(paidWith('pm_card_visa_chargeDeclined'))
    const { data } = await stripe.events.list({ limit: 100 })
    await stripe.events.retrieve(data[0]?.id ?? '')
    await refused(stripe.events.retrieve('evt_unknown'))
    await shop.standIn.idle()
    expect(shop.received.length).toBe(data.length)
    for (const sent of shop.received) expect(wrongWith(200, sent), sent.type).toBe('')
  },

  async 'errors of every kind'() {
    const key = { idempotencyKey: 'twice' }
    await stripe.paymentIntents.create(wanted, key)
    await refused(stripe.paymentIntents.create({ ...wanted, amount: 4300 }, key))
    for (const apiErrorStatus of [500, 503, 429] as const) {
      shop.standIn.setFaults({ apiErrors: 1, apiErrorStatus })
      await refused(stripe.paymentIntents.list())
    }
    for (const { path, authorization, status } of [
      { path: '/v1/payment_intents', authorization: 'Bearer sk_test_wrong', status: 401 },
      { path: '/v1/payment_intents', authorization: '', status: 401 },
      { path: '/v1/nothing_here', authorization: 'Bearer sk_test_shop', status: 404 },
    ]) {
      const response = await fetch(`${shop.url}${path}`, { headers: { authorization } })
      expect(response.status).toBe(status)
      expect(wrongWith(status, await response.json())).toBe('')
    }
  },

  async 'what a browser sees of an intent'() {
    const { id, client_secret } = await stripe.paymentIntents.create(wanted)
    const asked = new URLSearchParams({ key: publishableKey, client_secret: client_secret ?? '' })
    const response = await fetch(`${shop.url}/v1/payment_intents/${id}?${asked}`)
    expect(response.status).toBe(200)
    expect(wrongWith(response.status, await response.json())).toBe('')
  },
}

describe('every response is as Stripe describes it', () => {
  test.each(Object.entries(scenarios))('%s', (_, scenario) => scenario())

  test('and no kind of response is left out', async () => {
    called.clear()
    kinds.clear()
    for (const scenario of Object.values(scenarios)) {
      await shop.reset()
      await scenario()
    }
    expect([...kinds].toSorted()).toEqual(describedKinds.toSorted())
    expect([...called].filter((name) => name.startsWith('unknown'))).toEqual([])
  }, 30_000)
})

test('the description and the SDK are of the same release of the API', () => {
  expect(described.split('.')[1]).toBe(apiVersion.split('.')[1])
})

test('a response that is not as described is found', async () => {
  const made = await stripe.refunds.create({ payment_intent: (await paidWith('pm_card_visa')).id })
  const { amount: _, ...short }: Record<string, unknown> = { ...made }
  expect(wrongWith(200, short)).toContain('amount')
  expect(wrongWith(200, { ...short, amount: '100' })).toContain('amount')
  expect(wrongWith(200, { ...short, amount: 100, reason: 'boredom' })).toContain('reason')
  expect(wrongWith(200, { ...short, amount: 100, invented: true })).toContain('invented')
  expect(wrongWith(400, { error: { message: 'No' } })).toContain('type')
})
