/** What became of an intent's money, decided once: kept for an order, returned because no order can take it, or an admin's to decide. */
export interface Payment {
  /** The intent's id. */
  id: string
  orderId: string
  uid?: string
  /** Minor units. */
  amount: number
  currency: string
  use: 'kept' | 'returned' | 'undecided'
  at: Date
}
