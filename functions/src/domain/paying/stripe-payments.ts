import type { PaymentEvent, PaymentIntent } from './payment-intent.ts'

export interface NewIntent {
  /** Minor units. */
  amount: number
  currency: string
  orderId?: string
  uid: string
  /** Makes a repeat answer the same intent. */
  key: string
}

/** The payment provider. Every method throws `payment_provider_failed` when it does not answer. */
export interface StripePayments {
  /** Throws `amount_not_payable` when a card can't be charged this amount. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>
  /** Nothing when the provider does not know the id. */
  findIntent(id: string): Promise<PaymentIntent | undefined>
  /** The intent as it stands after the attempt; nothing when the provider does not know the id. */
  cancelIntent(id: string): Promise<PaymentIntent | undefined>
  /** Without an amount (minor units) all that is left of the payment. A payment that went back already is fine. */
  refund(refund: { intentId: string; amount?: number; key: string }): Promise<void>
  /** Throws `invalid_request` when the signature is not the provider's. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | Promise<PaymentEvent>
  /** Throws when the provider can't be reached. */
  ping(): Promise<void>
}
