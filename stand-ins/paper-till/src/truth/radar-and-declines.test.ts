import Stripe from 'stripe'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { counted, expectCountInReadme } from '../testing/readme.ts'
import { startTestShop } from '../testing/start-test-shop.ts'

const shop = await startTestShop()
const lenient = await startTestShop({}, { radar: { blockCvcFailure: false, blockPostalCodeFailure: true } })
beforeEach(() => Promise.all([shop.reset(), lenient.reset()]))
afterAll(() => Promise.all([shop.close(), lenient.close()]))

const sale = { amount: 1000, currency: 'usd', allowed_payment_method_types: ['card' as const], confirm: true }
const pay = (payment_method: string, { stripe } = shop) =>
  stripe.paymentIntents.create({ ...sale, payment_method, expand: ['latest_charge'] })

async function charged(payment_method: string, at = shop): Promise<Stripe.Charge> {
  await pay(payment_method, at).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
  })
  const [charge] = (await at.stripe.charges.list()).data
  if (!charge) throw new Error('There is no charge.')
  return charge
}

test('the blocked card is blocked by Radar and never sent to the bank (docs.stripe.com/testing#fraud-prevention)', async () => {
  expect((await charged('pm_card_radarBlock')).outcome).toMatchObject({
    type: 'blocked',
    network_status: 'not_sent_to_network',
    reason: 'highest_risk_level',
    risk_level: 'highest',
    network_decline_code: null,
  })
  await expect(pay('pm_card_radarBlock')).rejects.toMatchObject({
    code: 'card_declined',
    decline_code: 'fraudulent',
  })
})

test('an elevated risk pays (docs.stripe.com/testing#fraud-prevention)', async () => {
  expect((await charged('pm_card_riskLevelElevated')).outcome).toMatchObject({
    type: 'authorized',
    risk_level: 'elevated',
  })
})

test("a wrong security code is blocked by the account's rules, or not (docs.stripe.com/radar/rules#traditional-bank-checks)", async () => {
  const blocked = await charged('pm_card_cvcCheckFail')
  expect(blocked).toMatchObject({
    status: 'failed',
    failure_code: 'incorrect_cvc',
    outcome: { type: 'blocked', reason: 'rule' },
  })
  expect(blocked.payment_method_details?.card?.checks?.cvc_check).toBe('fail')
  const allowed = await charged('pm_card_cvcCheckFail', lenient)
  expect(allowed).toMatchObject({
    status: 'succeeded',
    payment_method_details: { card: { checks: { cvc_check: 'fail' } } },
  })
})

test('a wrong postal code is checked only where one came', async () => {
  const { stripe } = lenient
  expect((await charged('pm_card_avsZipFail', lenient)).status).toBe('succeeded')
  const { id } = await stripe.paymentMethods.create({
    type: 'card',
    card: { token: 'tok_avsZipFail' },
    billing_details: { address: { postal_code: '12345' } },
  })
  await expect(pay(id, lenient)).rejects.toMatchObject({ code: 'incorrect_zip' })
})

test.each([
  ['pm_card_chargeDeclined', '01', 'try_again_later'],
  ['pm_card_chargeDeclinedInsufficientFunds', '51', 'try_again_later'],
  ['pm_card_chargeDeclinedLostCard', '41', 'do_not_try_again'],
  ['pm_card_chargeDeclinedStolenCard', '43', 'do_not_try_again'],
  ['pm_card_chargeDeclinedExpiredCard', '54', 'do_not_try_again'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'N7', 'confirm_card_data'],
  ['pm_card_chargeDeclinedProcessingError', '96', 'try_again_later'],
])(
  '%s: the network says %s, Stripe advises %s (docs.stripe.com/declines/network-codes)',
  async (card, code, advice) => {
    expect((await charged(card)).outcome).toMatchObject({ network_decline_code: code, advice_code: advice })
    await expect(pay(card)).rejects.toMatchObject({
      raw: { network_decline_code: code, advice_code: advice },
    })
  },
)

test(counted, ({ task }) => expectCountInReadme(task))
