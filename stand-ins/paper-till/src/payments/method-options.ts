import type Stripe from 'stripe'
import type { Params } from '../wire/params.ts'
import { notSupported } from '../wire/stripe-error.ts'

export type CardOptions = Stripe.PaymentIntent.PaymentMethodOptions.Card

const ask = ['any', 'automatic', 'challenge'] as const
const ifAvailable = ['if_available', 'never'] as const

export const defaultCardOptions: CardOptions = {
  installments: null,
  mandate_options: null,
  network: null,
  request_three_d_secure: 'automatic',
}

const known = `capture_method network request_extended_authorization request_incremental_authorization
  request_multicapture request_overcapture request_three_d_secure require_cvc_recollection setup_future_usage moto`
const notHere = `cvc_token installments mandate_options setup_credential_usage statement_descriptor_suffix_kana
  statement_descriptor_suffix_kanji stored_credential_usage three_d_secure`

/** `payment_method_options[card]` of a call, laid over what held before; refuses those of other kinds of payment. */
export function cardOptionsOf(params: Params, before: CardOptions = defaultCardOptions): CardOptions {
  const all = params.object('payment_method_options')
  if (!all) return before
  for (const kind of all.names()) {
    const name = `payment_method_options[${kind}]`
    if (kind !== 'card') throw notSupported(`the parameter '${name}'`, name)
  }
  const card = all.object('card')
  if (!card) return before
  card.onlyKnown(known, notHere)
  const after: CardOptions = { ...before }
  if (card.has('capture_method')) {
    if (card.oneOf('capture_method', ['manual']) === null) delete after.capture_method
    else after.capture_method = 'manual'
  }
  if (card.has('setup_future_usage')) {
    const usage = card.oneOf('setup_future_usage', ['none', 'off_session', 'on_session'])
    if (usage === null) delete after.setup_future_usage
    else after.setup_future_usage = usage
  }
  const threeDSecure = card.oneOf('request_three_d_secure', ask)
  if (threeDSecure) after.request_three_d_secure = threeDSecure
  const network = card.text('network')
  if (network) after.network = network
  for (const name of [
    'request_extended_authorization',
    'request_incremental_authorization',
    'request_multicapture',
    'request_overcapture',
  ] as const) {
    const value = card.oneOf(name, ifAvailable)
    if (value) after[name] = value
  }
  if (card.has('require_cvc_recollection'))
    after.require_cvc_recollection = card.flag('require_cvc_recollection')
  card.flag('moto')
  return after
}
