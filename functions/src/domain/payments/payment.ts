/** What became of an intent's money, decided once: kept for an order, or returned because no order can take it. */
export interface Payment {
  /** The intent's id. */
  id: string
  orderId: string
  uid?: string
  /** Minor units. */
  amount: number
  currency: string
  use: 'kept' | 'returned'
  at: Date
}
