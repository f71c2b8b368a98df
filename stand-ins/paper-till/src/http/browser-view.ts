import type { PaymentIntent, SetupIntent } from '../ledger/objects.ts'

/** The part of an intent that Stripe shows to a browser: no metadata, no charge. */
export function browserView(intent: Partial<PaymentIntent>): Partial<PaymentIntent> {
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    amount_details: intent.amount_details,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_configuration_details: intent.payment_method_configuration_details,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  }
}

/** The same of an intent to save a card. */
export function browserViewOfSetup(intent: Partial<SetupIntent>): Partial<SetupIntent> {
  return {
    id: intent.id,
    object: intent.object,
    automatic_payment_methods: intent.automatic_payment_methods,
    cancellation_reason: intent.cancellation_reason,
    client_secret: intent.client_secret,
    created: intent.created,
    description: intent.description,
    last_setup_error: intent.last_setup_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_configuration_details: intent.payment_method_configuration_details,
    payment_method_types: intent.payment_method_types,
    status: intent.status,
    usage: intent.usage,
  }
}
