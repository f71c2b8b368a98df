import type { Dispute, PaymentEvent, PaymentIntent, ProviderRefund } from './payment-intent.ts'

export interface NewIntent {
  /** Minor units. */
  amount: number
  currency: string
  orderId?: string
  uid: string
  /** Makes a repeat answer the same intent. */
  key: string
}

export interface NewRefund {
  intentId: string
  /** Minor units. */
  amount: number
  /** Makes a repeat answer the same refund, and is found again on it. */
  key: string
}

/** `refused`: the provider said no for good; the sentence is its own. */
export type RefundOutcome = { refund: ProviderRefund } | { refused: string }

/** The payment provider. Every method throws `payment_provider_failed` when it does not answer. */
export interface PaymentProvider {
  /** As it stands now, also when the key was used before. Throws `amount_not_payable` outside the provider's limits. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>
  /** Nothing when the provider does not know the id. */
  findIntent(id: string): Promise<PaymentIntent | undefined>
  /** The intent as it stands after the attempt; nothing when the provider does not know the id. */
  cancelIntent(id: string): Promise<PaymentIntent | undefined>
  /** Every intent of the account, newest first. */
  allIntents(): Promise<PaymentIntent[]>
  refund(refund: NewRefund): Promise<RefundOutcome>
  refundsOf(intentId: string): Promise<ProviderRefund[]>
  findDispute(id: string): Promise<Dispute | undefined>
  /** Throws `invalid_request` when the signature is not the provider's. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | Promise<PaymentEvent>
  /** Throws when the provider can't be reached. */
  ping(): Promise<void>
}
