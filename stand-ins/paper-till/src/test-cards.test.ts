import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestCard } from './cards/test-card.ts'
import { testCards, testPaymentMethods } from './cards/test-cards.ts'

import { counted, expectCountInReadme } from './testing/readme.ts'
import { startTestShop, type TestShop } from './testing/start-test-shop.ts'

let shop: TestShop
let stripe: Stripe

beforeAll(async () => {
  shop = await startTestShop()
  stripe = shop.stripe
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

async function pay(method: string): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  })
  return stripe.paymentIntents.confirm(intent.id, { payment_method: method })
}

function withCard(number: string, changes: Partial<Stripe.PaymentMethodCreateParams.Card> = {}) {
  const cvc = /^3[47]/.test(number) ? '1234' : '123'
  const card = { number, exp_month: 12, exp_year: 2040, cvc, ...changes }
  return stripe.paymentMethods.create({ type: 'card', card })
}

async function authenticate(id: string, outcome: 'complete' | 'fail'): Promise<void> {
  const response = await fetch(`${shop.url}/_stand-in/payment_intents/${id}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  })
  expect(response.status).toBe(200)
}

const needsConfirming = ({ threeDSecure }: TestCard) =>
  threeDSecure === 'always' || threeDSecure === 'unless set up' || threeDSecure === 'already set up'
const isRefused = (card: TestCard) =>
  card.decline !== undefined || card.checks?.cvc === 'fail' || card.threeDSecure === 'lookup fails'

const good = [...testCards]
  .filter(([, card]) => !isRefused(card) && !needsConfirming(card))
  .map(([number]) => number)
const declined = [...testCards].filter(([, card]) => card.decline && !card.threeDSecure)
const confirmed = [...testCards].filter(([, card]) => needsConfirming(card))

test.each(good)('%s pays', async (number) => {
  expect(await pay((await withCard(number)).id)).toMatchObject({ status: 'succeeded', amount_received: 1000 })
})

test.each(declined)('%s is refused by its bank', async (number, { decline }) => {
  const { id } = await withCard(number)
  const error = await pay(id).catch((error: unknown) => error)
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: decline?.code,
    decline_code: decline?.declineCode,
    message: decline?.message,
    payment_intent: {
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code: decline?.code, payment_method: { id } },
    },
  })
  const { charges } = shop.standIn.state()
  expect(charges).toMatchObject([{ status: 'failed', paid: false, failure_code: decline?.code }])
  await shop.standIn.idle()
  expect(shop.types()).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed'])
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
])('%s returns the code that Stripe documents', (number, code, declineCode) => {
  expect(testCards.get(number)?.decline).toMatchObject({ code, declineCode })
})

test.each([...testPaymentMethods])('%s stands for %s', async (id, number) => {
  const method = await stripe.paymentMethods.retrieve(id)
  expect(method.id).toMatch(/^pm_\w{24}$/)
  expect(method.card?.last4).toBe(number.slice(-4))
})

test('after a declined card the same intent can be paid with another card', async () => {
  const intent = await stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  })
  await expect(
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' }),
  ).rejects.toThrow()
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

describe('3-D Secure', () => {
  test.each(confirmed)('%s waits for the cardholder', async (number, { decline }) => {
    const waiting = await pay((await withCard(number)).id)
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    await authenticate(waiting.id, 'complete')
    const after = await stripe.paymentIntents.retrieve(waiting.id)
    expect(after).toMatchObject(
      decline
        ? {
            status: 'requires_payment_method',
            last_payment_error: { code: decline.code, decline_code: decline.declineCode },
          }
        : { status: 'succeeded', next_action: null, last_payment_error: null },
    )
  })

  test('a cardholder who refuses leaves the intent open', async () => {
    const waiting = await pay('pm_card_threeDSecure2Required')
    await authenticate(waiting.id, 'fail')
    const after = await stripe.paymentIntents.retrieve(waiting.id)
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    await shop.standIn.idle()
    expect(shop.types()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.payment_failed',
    ])
  })

  test('an intent that waits for the cardholder can be canceled or confirmed with another card', async () => {
    const canceled = await stripe.paymentIntents.cancel((await pay('pm_card_threeDSecure2Required')).id)
    expect(canceled).toMatchObject({ status: 'canceled', next_action: null })
    const waiting = await pay('pm_card_threeDSecure2Required')
    const paid = await stripe.paymentIntents.confirm(waiting.id, { payment_method: 'pm_card_visa' })
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null })
  })
})

describe('card details that cannot be right', () => {
  test.each([
    ['a wrong check digit', '4242424242424241', {}, 'incorrect_number', 'number'],
    ['a short number', '424242', {}, 'incorrect_number', 'number'],
    ['a thirteenth month', '4242424242424242', { exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    ['a past year', '4242424242424242', { exp_year: 2001 }, 'invalid_expiry_year', 'exp_year'],
    ['a short security code', '4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['a real card', '4111111111111111', {}, 'card_declined', 'number'],
  ])('%s is refused', async (_name, number, changes, code, param) => {
    await expect(withCard(number, changes)).rejects.toMatchObject({ type: 'StripeCardError', code, param })
    expect(shop.standIn.state().payment_methods).toEqual([])
  })
})

test(counted, ({ task }) => expectCountInReadme(task))
