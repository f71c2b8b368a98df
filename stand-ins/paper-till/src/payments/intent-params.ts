import type { PaymentIntent } from '../ledger/objects.ts'
import { namesIn, type Params } from '../wire/params.ts'
import { found, invalidParameter, missingParameter, notSupported } from '../wire/stripe-error.ts'
import { descriptorSuffixOf, emailOf, noCardDescriptor } from '../wire/validation.ts'
import { findCustomer } from './attachments.ts'
import { shippingOf } from './billing-details.ts'
import { type CardOptions, cardOptionsOf } from './method-options.ts'
import type { Work } from './work.ts'

/** Stripe's names for what is not carried out here. */
export const notHere = `amount_details amount_to_confirm application_fee_amount confirmation_token customer_account
  excluded_payment_method_types hooks mandate on_behalf_of payment_details payment_method_configuration transfer_data`

/** What may only be sent along with a confirmation. */
export const confirming =
  'error_on_requires_action mandate_data off_session radar_options return_url use_stripe_sdk'

/** What describes a payment, on creation and on a later update. */
export const describing = `allowed_payment_method_types capture_method customer description metadata payment_method
  payment_method_data payment_method_options receipt_email setup_future_usage shipping statement_descriptor
  statement_descriptor_suffix transfer_group`

/** Refuses what needs `confirm=true` where the call does not confirm. */
export function checkConfirmingParams(params: Params, confirms: boolean, object: string): void {
  if (confirms) return
  for (const name of namesIn(confirming)) {
    if (!params.has(name) || name === 'radar_options' || name === 'use_stripe_sdk') continue
    const message = `The parameter ${name} cannot be passed when creating a ${object} unless confirm is set to true.`
    throw invalidParameter(message, name)
  }
}

/** The types the shop allows, or null where it leaves the choice to Stripe; there are cards alone here. */
export function allowedTypesOf(params: Params): string[] | null {
  const name = 'allowed_payment_method_types'
  if (!params.has(name)) return null
  const types = params.texts(name)
  const others = types.filter((type) => type !== 'card' && type !== 'link')
  if (types.length > 0 && types.includes('card')) return types
  throw notSupported(`payments without cards (${others.join(', ') || 'none named'})`, name)
}

/** The descriptive fields that a call names, checked; those it does not name are missing. */
export function describedChanges(
  work: Work,
  params: Params,
  before: { metadata: Record<string, string>; options: CardOptions },
): Partial<PaymentIntent> {
  noCardDescriptor(params)
  const changes: Partial<PaymentIntent> = { metadata: params.metadata('metadata', before.metadata) }
  if (params.has('description')) changes.description = params.text('description')
  if (params.has('receipt_email')) changes.receipt_email = emailOf(params, 'receipt_email')
  if (params.has('statement_descriptor_suffix'))
    changes.statement_descriptor_suffix = descriptorSuffixOf(params)
  if (params.has('transfer_group')) changes.transfer_group = params.text('transfer_group')
  if (params.has('shipping')) changes.shipping = shippingOf(params.object('shipping'))
  if (params.has('setup_future_usage'))
    changes.setup_future_usage = params.oneOf('setup_future_usage', ['off_session', 'on_session'])
  if (params.has('customer')) {
    const id = params.text('customer')
    changes.customer = id === null ? null : findCustomer(work, id).id
  }
  if (params.has('allowed_payment_method_types'))
    changes.allowed_payment_method_types = allowedTypesOf(params)
  const capture = params.oneOf('capture_method', ['automatic', 'automatic_async', 'manual'])
  if (capture !== null) changes.capture_method = capture
  if (params.has('payment_method_options'))
    changes.payment_method_options = { card: cardOptionsOf(params, before.options) }
  return changes
}

/** `off_session`: the shop says that the cardholder is not there; one of the two words also says so. */
export function isOffSession(params: Params): boolean {
  const value = params.text('off_session')
  return value === 'one_off' || value === 'recurring' ? true : params.flag('off_session')
}

/** An intent; a browser must also know its client secret. */
export function intentOf<T extends { client_secret: string | null }>(
  work: Work,
  intents: ReadonlyMap<string, T>,
  id: string,
  clientSecret: string | null,
  kind: 'payment_intent' | 'setupintent',
): T {
  const intent = found(intents, id, kind, 'intent')
  if (work.fromBrowser && clientSecret === null) throw missingParameter('client_secret')
  if (clientSecret === null || clientSecret === intent.client_secret) return intent
  const isPayment = kind === 'payment_intent'
  const message = `The client_secret provided does not match the client_secret associated with the ${isPayment ? 'PaymentIntent' : 'SetupIntent'}.`
  const code = `${isPayment ? 'payment' : 'setup'}_intent_invalid_parameter`
  throw invalidParameter(message, 'client_secret', code)
}

/** Stripe chooses among the account's methods, redirecting ones included, unless the call says otherwise. */
export function automaticMethodsOf(params: Params): PaymentIntent['automatic_payment_methods'] {
  const asked = params.object('automatic_payment_methods')
  asked?.onlyKnown('enabled allow_redirects')
  if (asked ? !asked.flag('enabled') : params.has('allowed_payment_method_types')) return null
  return { allow_redirects: asked?.oneOf('allow_redirects', ['always', 'never']) ?? 'always', enabled: true }
}

/** Where the cardholder goes: into the shop's page with the SDK, or to the bank's page and back. */
export function nextActionOf(work: Work, address: string, params: Params) {
  const at = `/_stand-in/${address}`
  const returnUrl = params.text('return_url')
  if (work.fromBrowser || params.flag('use_stripe_sdk') || returnUrl === null) {
    const window = { type: 'three_d_secure_redirect', stripe_js: `${at}/authenticate` } as const
    return { type: 'use_stripe_sdk', use_stripe_sdk: window }
  }
  const url = `${work.baseUrl}${at}/bank?return_url=${encodeURIComponent(returnUrl)}`
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
}
