import type { Product } from '../catalog/product.ts'
import type { Order } from '../orders/order.ts'
import type { Hold } from './hold.ts'

export interface HoldAndOrder {
  hold?: Hold
  /** The order that this hold became. */
  order?: Order
}

/** Each method is one transaction, run again when somebody else was faster; the rule handed in may run several times. */
export interface PurchaseStore {
  /** Gives expired holds back, asks the rule with the stock as it is then, and takes the units. Throws `not_found`. */
  takeHold(productId: string, now: Date, rule: (product: Product) => Hold): Promise<Hold>
  /** Sets the stock; false when it was that already. Throws `not_found`. */
  setStock(
    productId: string,
    change: { to: number; by: string; movementId: string; now: Date },
  ): Promise<boolean>
  /** The caller's holds that would still be live if they were not orders by now, newest first. */
  recentHoldsOf(uid: string, now: Date): Promise<Hold[]>
  turnHoldIntoOrder(holdId: string, rule: (found: HoldAndOrder) => Order): Promise<Order>
  productsWithExpiredHolds(now: Date, limit: number): Promise<string[]>
  /** Gives some expired holds back, as many as one transaction may; answers how many. None are left when that is 0. */
  releaseExpiredHolds(productId: string, now: Date): Promise<number>
}
