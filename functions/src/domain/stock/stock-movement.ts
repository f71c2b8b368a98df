const stockMovementKinds = [
  'initial',
  'admin_set',
  'received',
  'counted',
  'hold',
  'hold_released',
  'sale',
  'order_deleted',
  'order_expired',
  'lines_cancelled',
  'refund_restock',
  'late_payment',
  // Everything before a moment in one line.
  'rolled_up',
] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

export interface StockMovement {
  id: string
  productId: string
  kind: StockMovementKind
  delta: number
  /** The stock afterwards; left out by movements that do not change it. */
  stockAfter?: number
  /** Who caused it; left out when the shop did. */
  uid?: string
  /** Why an admin booked it. */
  reason?: string
  orderId?: string
  at: Date
}
