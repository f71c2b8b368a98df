/** What the shop knows of one attempt to take a payment, reduced from the payment provider's object. */
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
  /** The card that pays it is kept for its owner's next orders. */
  savesCard?: true
  /** Minor units refunded so far, as the provider counts them. */
  refunded: number
  /** Why the last attempt to pay failed. */
  problem?: string
  createdAt: Date
}

/** A chargeback: the buyer's bank asks for the money back. */
export interface Dispute {
  id: string
  intentId: string
  /** Minor units. */
  amount: number
  currency: string
  /** Whose the money is once it is over; `closed`: it ended without a ruling. */
  ending?: 'won' | 'lost' | 'closed'
}

/** An event of the payment provider only says where to look, so its age and order do not matter. */
export type PaymentEvent = { id: string } /** `declined`: a card was. */ & (
  | { kind: 'intent'; intentId: string; declined?: true }
  | { kind: 'refund'; intentId: string }
  | { kind: 'dispute'; disputeId: string }
  | { kind: 'other'; type: string }
)
