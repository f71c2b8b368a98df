import { createHash } from 'node:crypto'
import { brandOf } from '../cards/card-number.ts'
import type { TestCard } from '../cards/test-card.ts'
import { testCards, testPaymentMethods, testTokens } from '../cards/test-cards.ts'
import { newId } from '../ledger/ids.ts'
import type { PaymentMethod } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import {
  invalidParameter,
  missingParameter,
  noSuch,
  notPossible,
  notSupported,
} from '../wire/stripe-error.ts'
import { billingDetails } from './billing-details.ts'
import { type CardDetails, cardOfTestId, checkedCard } from './card-details.ts'
import { change } from './changes.ts'
import type { Work } from './work.ts'

const firstOfKind: TestCard = { country: 'US', funding: 'credit' }
const redisplay = ['always', 'limited', 'unspecified'] as const

/** What the card behind a payment method does. */
export function testCardOf(work: Work, methodId: string): TestCard {
  return testCards.get(work.ledger.testCards.get(methodId) ?? '') ?? firstOfKind
}

function checksOf(card: CardDetails, billing: PaymentMethod['billing_details']) {
  return {
    address_line1_check: billing.address?.line1 ? 'unchecked' : null,
    address_postal_code_check: billing.address?.postal_code ? 'unchecked' : null,
    cvc_check: card.hasCvc ? 'unchecked' : null,
  }
}

/** Equal for equal numbers, as Stripe's is within an account. */
export const fingerprintOf = (number: string) =>
  createHash('sha256').update(number).digest('base64url').slice(0, 16)

function storeMethod(work: Work, card: CardDetails, params: Params | null): PaymentMethod {
  const brand = brandOf(card.number)
  const known = testCards.get(card.number) ?? firstOfKind
  const billing = billingDetails(params?.object('billing_details') ?? null)
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: params?.oneOf('allow_redisplay', redisplay) ?? 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: checksOf(card, billing),
      country: known.country,
      display_brand: brand === 'amex' ? 'american_express' : brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: fingerprintOf(card.number),
      funding: known.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: {
        available: known.coBrand ? [brand, known.coBrand] : [brand],
        preferred: card.preferredNetwork,
      },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: known.threeDSecure !== 'not supported' },
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

/** The card behind a token, which may be used once, or behind a test id such as `tok_visa`. */
function cardOfToken(work: Work, id: string, param: string): CardDetails {
  const number = testTokens.get(id) ?? work.ledger.testCards.get(id)
  const token = work.ledger.tokens.get(id)
  if (!number) throw noSuch('token', id, param, 'parameter')
  if (token?.used) {
    const message = `You cannot use a Stripe token more than once: ${id}.`
    throw invalidParameter(message, param, 'token_already_used')
  }
  if (token) token.used = true
  const details = cardOfTestId(work, number)
  return token ? { ...details, expMonth: token.card.exp_month, expYear: token.card.exp_year } : details
}

/** Makes a card payment method from `type`, `card` (a number or a token) and `billing_details`. */
export function createPaymentMethod(work: Work, params: Params): PaymentMethod {
  const type = params.requiredText('type')
  if (type !== 'card') throw notSupported(`payment methods of the type '${type}'`, 'type')
  params.onlyKnown(
    `type card billing_details metadata allow_redisplay guid muid sid pasted_fields payment_user_agent referrer
      time_on_page radar_options client_attribution_metadata`,
    'customer payment_method customer_account',
  )
  const card = params.object('card')
  if (!card) throw missingParameter('card')
  const token = card.text('token')
  const details = token === null ? checkedCard(work, card) : cardOfToken(work, token, 'card[token]')
  return storeMethod(work, details, params)
}

/** A payment method of a token's card, for the older calls that take a `source`. */
export function methodOfToken(work: Work, token: string, param: string): PaymentMethod {
  return storeMethod(work, cardOfToken(work, token, param), null)
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
  return storeMethod(work, cardOfTestId(work, number), null)
}

/** The method named by `payment_method` or made from `payment_method_data`, if the call has either. */
export function readPaymentMethod(work: Work, params: Params): PaymentMethod | null {
  const data = params.object('payment_method_data')
  if (data) return createPaymentMethod(work, data)
  const id = params.text('payment_method')
  return id === null ? null : findPaymentMethod(work, id)
}

/** Changes what may change of an attached method: billing details, the expiry date, metadata, whether it may be shown again. */
export function updatePaymentMethod(work: Work, params: Params, id: string): PaymentMethod {
  params.onlyKnown('billing_details card metadata allow_redisplay')
  const method = findPaymentMethod(work, id, 'payment_method', 'path')
  if (method.customer === null) {
    throw notPossible('You must save this PaymentMethod to a customer before you can update it.')
  }
  const metadata = params.metadata('metadata', method.metadata ?? {})
  const card = params.object('card')
  card?.onlyKnown('exp_month exp_year networks')
  const [month, year] = [card?.integer('exp_month') ?? null, card?.integer('exp_year') ?? null]
  const billing = params.object('billing_details')
  const details = billing ? billingDetails(billing, method.billing_details) : null
  const shown = params.oneOf('allow_redisplay', redisplay)
  return change(work, 'payment_method.updated', method, () => {
    method.metadata = metadata
    if (method.card && month !== null) method.card.exp_month = month
    if (method.card && year !== null) method.card.exp_year = year
    if (details) method.billing_details = details
    if (shown) method.allow_redisplay = shown
  })
}
