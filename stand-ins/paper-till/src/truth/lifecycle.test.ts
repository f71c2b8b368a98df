import type Stripe from 'stripe'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const sale = { amount: 2000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const held = { capture_method: 'manual', confirm: true, payment_method: 'pm_card_visa' } as const

/** How an intent comes into each status. */
const begins: Record<string, () => Promise<Stripe.PaymentIntent>> = {
  requires_payment_method: () => stripe.paymentIntents.create(sale),
  requires_confirmation: () => stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa' }),
  requires_action: () =>
    stripe.paymentIntents.create({ ...sale, confirm: true, payment_method: 'pm_card_threeDSecure2Required' }),
  requires_capture: () => stripe.paymentIntents.create({ ...sale, ...held }),
  succeeded: () => stripe.paymentIntents.create({ ...sale, confirm: true, payment_method: 'pm_card_visa' }),
  canceled: async () => stripe.paymentIntents.cancel((await stripe.paymentIntents.create(sale)).id),
}

type Act = (id: string) => Promise<Stripe.PaymentIntent>
const acts: Record<string, Act> = {
  confirm: (id) => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  capture: (id) => stripe.paymentIntents.capture(id),
  cancel: (id) => stripe.paymentIntents.cancel(id),
  'change the amount of': (id) => stripe.paymentIntents.update(id, { amount: 3000 }),
  'change the method of': (id) => stripe.paymentIntents.update(id, { payment_method: 'pm_card_mastercard' }),
  describe: (id) => stripe.paymentIntents.update(id, { description: 'Dowels' }),
  increment: (id) => stripe.paymentIntents.incrementAuthorization(id, { amount: 3000 }),
}

// docs.stripe.com/payments/paymentintents/lifecycle and docs.stripe.com/api/payment_intents/{confirm,capture,cancel,
// update,increment_authorization}: in which status each may be done, and what becomes of the intent.
const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const allowed: Record<string, Record<string, string>> = {
  confirm: Object.fromEntries(open.map((status) => [status, 'succeeded'])),
  capture: { requires_capture: 'succeeded' },
  cancel: Object.fromEntries([...open, 'requires_capture'].map((status) => [status, 'canceled'])),
  'change the amount of': {
    requires_payment_method: 'requires_payment_method',
    requires_confirmation: 'requires_confirmation',
    requires_action: 'requires_confirmation',
  },
  'change the method of': Object.fromEntries(open.map((status) => [status, 'requires_confirmation'])),
  describe: Object.fromEntries(Object.keys(begins).map((status) => [status, status])),
  increment: {},
}

describe('the lifecycle of a payment (docs.stripe.com/payments/paymentintents/lifecycle)', () => {
  const cases = Object.keys(acts).flatMap((act) =>
    Object.keys(begins).map((status) => [act, status, allowed[act]?.[status] ?? 'refused'] as const),
  )
  test.each(cases)('%s a payment that %s: %s', async (act, status, becomes) => {
    const before = await begins[status]?.()
    expect(before?.status).toBe(status)
    const id = before?.id ?? ''
    const done = acts[act]?.(id)
    if (becomes !== 'refused') {
      expect((await done)?.status).toBe(becomes)
      return
    }
    const isIncrement = act === 'increment' && status === 'requires_capture'
    await expect(done).rejects.toMatchObject({
      statusCode: 400,
      ...(isIncrement ? {} : { code: 'payment_intent_unexpected_state', payment_intent: { id, status } }),
    })
    const { lastResponse: _response, ...after } = await stripe.paymentIntents.retrieve(id)
    expect(after).toMatchObject({ status, amount: 2000, description: null })
  })

  test('a hold that asked for it is incremented (docs.stripe.com/payments/incremental-authorization)', async () => {
    const card = { request_incremental_authorization: 'if_available' as const }
    const { id } = await stripe.paymentIntents.create({
      ...sale,
      ...held,
      payment_method_options: { card },
    })
    const more = await stripe.paymentIntents.incrementAuthorization(id, { amount: 3000 })
    expect(more).toMatchObject({ amount: 3000, amount_capturable: 3000, status: 'requires_capture' })
    await expect(stripe.paymentIntents.incrementAuthorization(id, { amount: 3000 })).rejects.toMatchObject({
      param: 'amount',
    })
    expect(await stripe.paymentIntents.capture(id)).toMatchObject({ amount_received: 3000 })
  })

  test('a declined attempt lets another card pay the same intent', async () => {
    const { id } = await stripe.paymentIntents.create(sale)
    await expect(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined' })
    const failed = await stripe.paymentIntents.retrieve(id)
    expect(failed).toMatchObject({ status: 'requires_payment_method', payment_method: null })
    expect(failed.last_payment_error?.decline_code).toBe('generic_decline')
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
    expect((await stripe.charges.list({ payment_intent: id })).data.map(({ status }) => status)).toEqual([
      'succeeded',
      'failed',
    ])
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
