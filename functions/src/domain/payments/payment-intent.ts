/** What the shop knows of one try to take money, in the payment provider's words made short. */
export interface PaymentIntent {
  id: string
  /** `open`: can still become paid. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  /** Minor units. */
  amount: number
  currency: string
  clientSecret?: string
  /** The order it was made for; absent when it was made for a price alone. */
  orderId?: string
  /** Who it was made for. */
  uid?: string
  /** Minor units given back so far, as the provider counts them. */
  refunded: number
  /** Why the last try to pay failed. */
  problem?: string
  createdAt: Date
}

export type RefundState = 'pending' | 'succeeded' | 'failed'

/** One refund as the payment provider has it. */
export interface ProviderRefund {
  id: string
  /** The key that the shop asked with; absent when it was made at the provider's own desk. */
  key?: string
  /** Minor units. */
  amount: number
  state: RefundState
  createdAt: Date
}

/** A buyer's bank asks for its money back. */
export interface Dispute {
  id: string
  intentId: string
  /** Minor units. */
  amount: number
  currency: string
  status: string
  /** Whose the money is once it is over; `closed`: it ended without a ruling. */
  ending?: 'won' | 'lost' | 'closed'
}

/** An event of the payment provider only says where to look again, so its age and order do not matter. */
export type PaymentEvent = { id: string; at: Date } & (
  | { kind: 'intent'; intentId: string }
  | { kind: 'refund'; intentId: string }
  | { kind: 'dispute'; disputeId: string }
  | { kind: 'other'; type: string }
)
