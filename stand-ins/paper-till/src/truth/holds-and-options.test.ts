import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const { stripe } = shop
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const] }
const visa = { ...sale, payment_method: 'pm_card_visa', confirm: true }
const expand = ['latest_charge']
const hold = () => stripe.paymentIntents.create({ ...visa, capture_method: 'manual', expand })

describe('manual capture (docs.stripe.com/payments/place-a-hold-on-a-payment-method)', () => {
  test.each([
    ['capture_method', { capture_method: 'manual' as const }],
    [
      'payment_method_options[card][capture_method]',
      { payment_method_options: { card: { capture_method: 'manual' as const } } },
    ],
  ])('%s holds the money and takes none', async (_name, manual) => {
    const held = await stripe.paymentIntents.create({ ...visa, ...manual, expand })
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 1000,
      amount_received: 0,
      latest_charge: { captured: false, paid: true, balance_transaction: null, amount_captured: 0 },
    })
    await shop.standIn.idle()
    expect(shop.types()).toContain('payment_intent.amount_capturable_updated')
    expect(shop.types()).not.toContain('payment_intent.succeeded')
    const captured = await stripe.paymentIntents.capture(held.id, {}, {})
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1000, amount_capturable: 0 })
  })

  // docs.stripe.com/changelog/basil/2025-03-31/remove-refund-from-partial-capture-and-payment-cancellation-flow;
  // localstripe still counts the rest as refunded.
  test('a part is captured, the rest is let go of without a refund', async () => {
    const { id } = await hold()
    const captured = await stripe.paymentIntents.capture(id, { amount_to_capture: 400, expand })
    expect(captured).toMatchObject({
      amount_received: 400,
      latest_charge: { amount_captured: 400, amount_refunded: 0, refunded: false },
    })
    await expect(stripe.refunds.create({ payment_intent: id, amount: 401 })).rejects.toMatchObject({
      param: 'amount',
    })
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(400)
  })

  test('more than is held, and a second time, are refused and change nothing', async () => {
    const { id } = await hold()
    await expect(stripe.paymentIntents.capture(id, { amount_to_capture: 1001 })).rejects.toMatchObject({
      param: 'amount_to_capture',
    })
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
    await stripe.paymentIntents.capture(id)
    await expect(stripe.paymentIntents.capture(id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })

  test('a hold ends by itself after seven days of the clock', async () => {
    const { id } = await hold()
    shop.standIn.advance(7 * 24 * 60 * 60 - 60)
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('requires_capture')
    shop.standIn.advance(61)
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    })
    await shop.standIn.idle()
    expect(shop.types().slice(-2)).toEqual(['charge.expired', 'payment_intent.canceled'])
  })
})

describe('request_three_d_secure (docs.stripe.com/payments/3d-secure)', () => {
  const asked = { payment_method_options: { card: { request_three_d_secure: 'any' as const } } }

  test.each([
    ['pm_card_threeDSecureOptional', 'requires_action', null],
    ['pm_card_visa', 'succeeded', 'attempt_acknowledged'],
    ['pm_card_amex', 'succeeded', null],
    ['pm_card_threeDSecureOptionalProcessingError', 'succeeded', 'processing_error'],
  ])('%s: %s, %s', async (payment_method, status, result) => {
    const intent = await stripe.paymentIntents.create({ ...visa, ...asked, payment_method, expand })
    expect(intent.status).toBe(status)
    if (status === 'requires_action') return
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
    expect(charge?.payment_method_details?.card?.three_d_secure?.result ?? null).toBe(result)
  })

  test('without being asked, the optional card pays', async () => {
    const payment_method = 'pm_card_threeDSecureOptional'
    expect((await stripe.paymentIntents.create({ ...visa, payment_method })).status).toBe('succeeded')
  })

  test('a frictionless card is authenticated without its owner, and a failed lookup declines', async () => {
    const frictionless = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4000000032200000', exp_month: 12, exp_year: 2040, cvc: '123' },
    })
    const paid = await stripe.paymentIntents.create({ ...visa, payment_method: frictionless.id, expand })
    expect(paid.latest_charge).toMatchObject({
      payment_method_details: {
        card: { three_d_secure: { authentication_flow: 'frictionless', result: 'authenticated' } },
      },
    })
    await expect(
      stripe.paymentIntents.create({
        ...visa,
        payment_method: 'pm_card_threeDSecureRequiredProcessingError',
      }),
    ).rejects.toMatchObject({ code: 'card_declined' })
  })

  test("a server's confirmation with a return_url redirects, unless use_stripe_sdk is asked for (docs.stripe.com/payments/3d-secure/authentication-flow)", async () => {
    const return_url = 'https://shop.example/back'
    const waiting = { ...visa, payment_method: 'pm_card_threeDSecure2Required', return_url }
    const redirected = await stripe.paymentIntents.create(waiting)
    expect(redirected.next_action).toMatchObject({ type: 'redirect_to_url', redirect_to_url: { return_url } })
    const inPage = await stripe.paymentIntents.create({ ...waiting, use_stripe_sdk: true })
    expect(inPage.next_action?.type).toBe('use_stripe_sdk')

    const bank = redirected.next_action?.redirect_to_url?.url ?? ''
    expect(await (await fetch(bank)).text()).toContain('3-D Secure')
    const back = await fetch(bank, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'complete' }),
    })
    const location = new URL(back.headers.get('location') ?? '')
    expect(location.searchParams.get('payment_intent')).toBe(redirected.id)
    expect(location.searchParams.get('redirect_status')).toBe('succeeded')
    expect((await stripe.paymentIntents.retrieve(redirected.id)).status).toBe('succeeded')
  })

  test('manual confirmation waits for the server once more (docs.stripe.com/payments/finalize-payments-on-the-server)', async () => {
    const intent = await stripe.paymentIntents.create({
      ...visa,
      confirmation_method: 'manual',
      payment_method: 'pm_card_threeDSecure2Required',
    })
    await fetch(`${shop.url}/_stand-in/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"outcome":"complete"}',
    })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_confirmation')
    expect((await stripe.paymentIntents.confirm(intent.id)).status).toBe('succeeded')
  })
})

describe('updates are applied (docs.stripe.com/api/payment_intents/update)', () => {
  test('of what is to come of the card, of allowed types, of the method', async () => {
    const { id } = await stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_visa' })
    const changed = await stripe.paymentIntents.update(id, {
      setup_future_usage: 'off_session',
      allowed_payment_method_types: ['card', 'link'],
      capture_method: 'manual',
      description: 'Oak',
    })
    expect(changed).toMatchObject({
      setup_future_usage: 'off_session',
      allowed_payment_method_types: ['card', 'link'],
      capture_method: 'manual',
      description: 'Oak',
      status: 'requires_confirmation',
    })
    expect(await stripe.paymentIntents.update(id, { payment_method: '' })).toMatchObject({
      payment_method: null,
      status: 'requires_payment_method',
    })
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
