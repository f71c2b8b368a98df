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
}

/** One event of the payment provider, read from its signed webhook. */
export type PaymentEvent = { id: string; at: Date } & (
  | { kind: 'intent_succeeded' | 'intent_canceled'; intentId: string }
  | { kind: 'intent_failed'; intentId: string; problem: string }
  | {
      kind: 'charge_refunded'
      intentId: string
      /** Minor units given back so far. */
      refundedTotal: number
    }
  | { kind: 'dispute'; intentId: string; disputeId: string; amount: number; currency: string; status: string }
  | { kind: 'other'; type: string }
)
