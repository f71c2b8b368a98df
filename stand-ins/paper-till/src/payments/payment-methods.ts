import { createHash } from 'node:crypto'
import { brandOf, cvcLengthOf, digitsOf, hasFullLength, passesLuhn } from '../cards/card-number.ts'
import { type TestCard, testCards, testPaymentMethods } from '../cards/test-cards.ts'
import { newId } from '../ledger/ids.ts'
import type { PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { missingParameter, noSuch, StripeError } from '../wire/stripe-error.ts'
import { billingDetails } from './billing-details.ts'
import type { Work } from './work.ts'

interface CardDetails {
  number: string
  expMonth: number
  expYear: number
  /** Whether a security code came with the number. */
  hasCvc: boolean
}

const firstOfKind: TestCard = { country: 'US', funding: 'credit' }

export function testCardOf(work: Work, methodId: string): TestCard {
  return testCards.get(work.ledger.testCards.get(methodId) ?? '') ?? firstOfKind
}

function wrongCard(code: string, param: string, message: string, declineCode?: string): StripeError {
  const details = { code, param, ...(declineCode ? { decline_code: declineCode } : {}) }
  return new StripeError(402, 'card_error', message, details)
}

/** Checks the card as Stripe does before any bank is asked; only public test numbers pass. */
function checkedCard(work: Work, card: Params): CardDetails {
  card.onlyKnown(['number', 'exp_month', 'exp_year', 'cvc', 'token', 'networks'])
  const number = digitsOf(card.requiredText('number'))
  const expMonth = card.requiredInteger('exp_month')
  const year = card.requiredInteger('exp_year')
  const cvc = card.text('cvc')
  if (!hasFullLength(number) || !passesLuhn(number)) {
    throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  if (expMonth < 1 || expMonth > 12) {
    throw wrongCard('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const today = new Date(work.now * 1000)
  const expYear = year < 100 ? 2000 + year : year
  const monthsLeft = (expYear - today.getUTCFullYear()) * 12 + expMonth - (today.getUTCMonth() + 1)
  if (monthsLeft < 0) {
    const monthIsWrong = expYear === today.getUTCFullYear()
    const [code, param, part] = monthIsWrong
      ? ['invalid_expiry_month', 'exp_month', 'month']
      : ['invalid_expiry_year', 'exp_year', 'year']
    throw wrongCard(code ?? '', param ?? '', `Your card's expiration ${part} is invalid.`)
  }
  if (expYear > today.getUTCFullYear() + 50) {
    throw wrongCard('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
  if (cvc !== null && (!/^\d+$/.test(cvc) || cvc.length !== cvcLengthOf(number))) {
    throw wrongCard('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  }
  if (!testCards.has(number)) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'
    throw wrongCard('card_declined', 'number', message, 'test_mode_live_card')
  }
  return { number, expMonth, expYear, hasCvc: cvc !== null }
}

function storeMethod(work: Work, card: CardDetails, params: Params | null): PaymentMethod {
  const brand = brandOf(card.number)
  const known = testCards.get(card.number) ?? firstOfKind
  const billing = billingDetails(params?.object('billing_details') ?? null)
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: {
        address_line1_check: billing.address?.line1 ? 'unchecked' : null,
        address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
        cvc_check: card.hasCvc ? 'unchecked' : null,
      },
      country: known.country,
      display_brand: brand === 'amex' ? 'american_express' : brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: known.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: params?.metadata('metadata') ?? {},
    type: 'card',
  }
  work.ledger.paymentMethods.set(method.id, method)
  work.ledger.testCards.set(method.id, card.number)
  return method
}

/** Makes a card payment method from `type`, `card` and `billing_details`. */
export function createPaymentMethod(work: Work, params: Params): PaymentMethod {
  params.onlyKnown([
    'type',
    'card',
    'billing_details',
    'metadata',
    'allow_redisplay',
    'guid',
    'muid',
    'sid',
    'pasted_fields',
    'payment_user_agent',
    'referrer',
    'time_on_page',
    'radar_options',
    'client_attribution_metadata',
  ])
  params.requiredText('type')
  params.oneOf('type', ['card'])
  const card = params.object('card')
  if (!card) throw missingParameter('card')
  return storeMethod(work, checkedCard(work, card), params)
}

/** A stored method, or a fresh one for a test id such as `pm_card_visa`. */
export function findPaymentMethod(
  work: Work,
  id: string,
  param = 'payment_method',
  where: 'path' | 'parameter' = 'parameter',
): PaymentMethod {
  const stored = work.ledger.paymentMethods.get(id)
  if (stored) return stored
  const number = testPaymentMethods.get(id)
  if (!number) throw noSuch('PaymentMethod', id, param, where)
  const today = new Date(work.now * 1000)
  const card = {
    number,
    expMonth: today.getUTCMonth() + 1,
    expYear: today.getUTCFullYear() + 1,
    hasCvc: true,
  }
  return storeMethod(work, card, null)
}
