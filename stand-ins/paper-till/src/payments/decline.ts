import type { Decline } from '../cards/declines.ts'
import type { Charge, PaymentMethod } from '../ledger/objects.ts'
import type { ErrorDetails } from '../wire/stripe-error.ts'

type DeclineDetails = Omit<ErrorDetails, 'code' | 'payment_intent' | 'payment_method' | 'setup_intent'> & {
  code: string
}

/** The `error` of a declined card, as the API returns it and as an intent remembers it. */
export function declineDetails(decline: Decline, charge: Charge | null): DeclineDetails {
  return {
    ...(decline.advice ? { advice_code: decline.advice } : {}),
    ...(charge ? { charge: charge.id } : {}),
    code: decline.code,
    decline_code: decline.declineCode,
    ...(decline.networkCode ? { network_decline_code: decline.networkCode } : {}),
    ...(decline.param ? { param: decline.param } : {}),
  }
}

export function documentationOf(code: string): string {
  return `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`
}

/** A decline as `last_payment_error` or `last_setup_error` keeps it. */
export function rememberedDecline(decline: Decline, charge: Charge | null, method: PaymentMethod) {
  return {
    ...declineDetails(decline, charge),
    doc_url: documentationOf(decline.code),
    message: decline.message,
    payment_method: structuredClone(method),
    type: 'card_error' as const,
  }
}
