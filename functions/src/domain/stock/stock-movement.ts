import type { Keyed } from '../asked.ts'
import type { FieldChange } from '../catalog/product-changes.ts'
import type { AwaitedUnits } from '../catalog/supply.ts'

export type StockMovementKind =
  | 'initial'
  | 'admin_set'
  | 'received'
  | 'counted'
  | 'hold'
  | 'hold_released'
  | 'sale'
  | 'order_deleted'
  | 'order_expired'
  | 'lines_cancelled'
  | 'refund_restock'
  | 'late_payment'
  // What a delivery brought for orders that wait for it; an order that has learned of it; one that waits no more.
  | 'brought_for_orders'
  | 'arrived'
  | 'promise_returned'
  | 'returned'
  | 'scrapped'
  | 'replacement'
  // Everything before a moment in one line.
  | 'rolled_up'
  // No stock moved: somebody changed what the product is or costs.
  | 'changed'

/** Of units in stock, and of those that are still to come. */
export interface StockMovement extends Keyed {
  id: string
  productId: string
  kind: StockMovementKind
  delta: number
  /** Units that are promised of what is to come, below 0 where they no longer are. */
  awaited?: AwaitedUnits[]
  /** The stock afterwards; left out by movements that do not change it, or only one lane of it. */
  stockAfter?: number
  /** Who caused it; left out when the shop did. */
  uid?: string
  reason?: string
  orderId?: string
  /** Of `changed` alone. */
  changes?: FieldChange[]
  at: Date
}
