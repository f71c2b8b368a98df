import type { ProviderRefund } from '../orders/refund.ts'
import type { CardUse } from './card-use.ts'

/** Amounts are in minor units, here and below. */
interface NewIntent extends Pick<PaymentIntent, 'amount' | 'currency' | 'orderId'> {
  uid: string
  /** The idempotency key: a repeat returns the same intent, which carries the key. */
  key: string
  notBefore: Date
}

interface NewRefund {
  intentId: string
  amount: number
  /** The idempotency key: a repeat returns the same refund, which carries the key. */
  key: string
}

/** `declined`: the provider declines it for good; the message and the code of the reason are its own. */
export type RefundOutcome = { refund: ProviderRefund } | { declined: string; reason?: string | undefined }

/** The payment provider. Every method throws `payment_provider_failed` when it does not respond. */
export interface PaymentProvider {
  /** As it stands now, also when the key was used before. Throws `amount_not_payable` outside the provider's limits. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>
  /** Nothing when the provider does not know the id. */
  findIntent(id: string): Promise<PaymentIntent | undefined>
  /** The intent as it stands after the attempt; nothing when the provider does not know the id. */
  cancelIntent(id: string): Promise<PaymentIntent | undefined>
  /** Says whose saved cards can pay the open intent, and whether the card is kept. The intent as it stands after the attempt. */
  setCardUse(id: string, use: CardUse | undefined): Promise<PaymentIntent>
  /** Every intent of the account made since then, newest first; left out: all of them. */
  allIntents(since?: Date): Promise<PaymentIntent[]>
  refund(refund: NewRefund): Promise<RefundOutcome>
  refundsOf(intentId: string): Promise<ProviderRefund[]>
  findDispute(id: string): Promise<Dispute | undefined>
  /** Throws `invalid_request` when the signature is not the provider's. */
  readEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent>
  /** Throws when the provider cannot be reached. */
  ping(): Promise<void>
}

export interface PaymentIntent {
  id: string
  /** `open`: can still become paid. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  currency: string
  clientSecret?: string
  orderId?: string
  uid?: string
  savesCard?: true
  /** Whose saved cards can pay it; once said, it stays. */
  customerId?: string
  /** So far, as the provider counts them. */
  refunded: number
  problem?: string
  createdAt: Date
}

/** The buyer's bank asks why the money was taken, or asks for it back. */
export interface Dispute {
  id: string
  intentId: string
  amount: number
  currency: string
  /** `inquiry`: the bank only asks; `appeal`: what was lost is disputed again. It never goes back to an earlier one. */
  stage: 'inquiry' | 'dispute' | 'appeal'
  /** Whether the payment can be refunded meanwhile. */
  refundable?: boolean
  /** Whose the money is once it is over; `closed`: it ended without a ruling. */
  ending?: 'won' | 'lost' | 'closed'
  /** Until when it can be answered, while it is open. */
  dueAt?: Date | undefined
}

/**
 * An event says where to look, so that its age and order do not matter; that of a payment also how it stood `at` that time,
 * which is how it stands, but for refunds. `declinedAt`: when a card was.
 */
export type PaymentEvent = { id: string } & (
  | { kind: 'intent'; intentId: string; declinedAt?: Date; paid?: { intent: PaymentIntent; at: Date } }
  | { kind: 'refund'; intentId: string }
  | { kind: 'dispute'; disputeId: string }
  | { kind: 'other'; type: string }
)

/** What became of an intent's money, decided once: kept for an order, returned because no order can take it, or an admin's to decide. */
export interface Payment extends Pick<PaymentIntent, 'id' | 'uid' | 'amount' | 'currency'> {
  orderId: string
  use: 'kept' | 'returned' | 'undecided'
  at: Date
}
