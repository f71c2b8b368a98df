import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ledger, newLedger } from '../ledger/ledger.ts'
import type { EventType } from '../ledger/objects.ts'
import { decodeForm } from '../wire/form-decoder.ts'
import { Params } from '../wire/params.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { confirmPaymentIntent, finishAuthentication } from './confirm-payment-intent.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { cancelPaymentIntent, findPaymentIntent, updatePaymentIntent } from './payment-intents.ts'
import { createRefund } from './refunds.ts'
import type { Work } from './work.ts'

/** What was to happen soon; time passes when a step says so. */
let soon: ((work: Work) => void)[] = []

const form = (text: string) => new Params(decodeForm(text))

type Step = (work: Work, intentId: string) => unknown

const methods = fc.constantFrom(
  'pm_card_visa',
  'pm_card_chargeDeclined',
  'pm_card_threeDSecure2Required',
  'pm_card_threeDSecureRequiredChargeDeclined',
  'pm_card_createDispute',
  'pm_card_pendingRefund',
  'pm_card_refundFail',
)
const amounts = fc.integer({ min: 50, max: 3000 })
const intentOf = (work: Work, id: string) => findPaymentIntent(work, id, null)

/** Everything that a shop, a browser, a bank and an impatient person may do to one intent. */
const steps = fc.oneof(
  methods.map(
    (method): Step =>
      (work, id) =>
        confirmPaymentIntent(work, intentOf(work, id), form(`payment_method=${method}`)),
  ),
  fc.constant<Step>((work, id) => confirmPaymentIntent(work, intentOf(work, id), form(''))),
  fc.constantFrom('complete' as const, 'fail' as const).map(
    (outcome): Step =>
      (work, id) =>
        finishAuthentication(work, intentOf(work, id), outcome),
  ),
  fc.constant<Step>((work, id) => cancelPaymentIntent(work, intentOf(work, id), form(''))),
  amounts.map(
    (amount): Step =>
      (work, id) =>
        updatePaymentIntent(work, intentOf(work, id), form(`amount=${amount}`)),
  ),
  amounts.map(
    (amount): Step =>
      (work, id) =>
        createRefund(work, form(`payment_intent=${id}&amount=${amount}`)),
  ),
  fc.constant<Step>((work, id) => createRefund(work, form(`payment_intent=${id}`))),
  fc.constant<Step>((work) => {
    for (const job of soon.splice(0)) job(work)
  }),
)

function checkMoney(ledger: Ledger, id: string, emitted: EventType[]): void {
  const intent = ledger.paymentIntents.get(id)
  const charges = [...ledger.charges.values()]
  const paid = charges.filter((charge) => charge.paid)
  const [charge] = paid
  expect(paid.length).toBeLessThanOrEqual(1)
  expect(intent?.status === 'succeeded').toBe(paid.length === 1)
  expect(intent?.amount_received).toBe(charge?.amount_captured ?? 0)
  if (charge) expect(charge.amount_captured).toBe(intent?.amount)
  const given = [...ledger.refunds.values()].filter(
    (refund) => refund.status !== 'failed' && refund.status !== 'canceled',
  )
  const sum = given.reduce((total, refund) => total + refund.amount, 0)
  expect(sum).toBe(charge?.amount_refunded ?? 0)
  expect(sum).toBeLessThanOrEqual(charge?.amount_captured ?? 0)
  expect(charge?.refunded ?? false).toBe(charge !== undefined && sum === charge.amount_captured)
  const count = (type: EventType) => emitted.filter((entry) => entry === type).length
  expect(count('payment_intent.succeeded')).toBe(paid.length)
  expect(count('payment_intent.canceled')).toBe(intent?.status === 'canceled' ? 1 : 0)
  expect(count('charge.failed')).toBe(charges.length - paid.length)
  expect(intent?.next_action !== null).toBe(intent?.status === 'requires_action')
}

test('whatever is done in whatever order, money is taken once and never given back beyond what was taken', () => {
  fc.assert(
    fc.property(amounts, fc.array(steps, { maxLength: 12 }), (amount, story) => {
      const emitted: EventType[] = []
      const emit = (type: EventType) => emitted.push(type)
      soon = []
      const work: Work = {
        ledger: newLedger(),
        now: 1_800_000_000,
        fromBrowser: false,
        baseUrl: '',
        radar: { blockCvcFailure: true, blockPostalCodeFailure: false },
        emit,
        soon: (job) => soon.push(job),
        after: () => undefined,
      }
      const created = form(`amount=${amount}&currency=usd&allowed_payment_method_types[]=card`)
      const { id } = createPaymentIntent(work, created)
      for (const step of story) {
        try {
          step(work, id)
        } catch (error) {
          // An error is a proper response; anything else is a fault of the stand-in.
          if (!(error instanceof StripeError)) throw error
        }
        checkMoney(work.ledger, id, emitted)
      }
    }),
    { numRuns: 300 },
  )
})
