import type { Product } from '../catalog/product.ts'
import type { Hold } from './hold.ts'
import type { UnpaidStanding } from './unpaid-limits.ts'

interface HoldPlace {
  productId: string
  now: Date
  /** Whose unpaid units the rule asks for; left out where nothing limits them. */
  limitedUid?: string
}

/** Each method that writes is one transaction; the rule handed in may run several times. */
export interface StockStore {
  /**
   * Releases expired holds, asks the rule with the stock as it is then, and takes the units. When the rule throws
   * `unpaid_limit`, it is asked once more with what the account really keeps by then. Throws `not_found`.
   */
  takeHold(place: HoldPlace, rule: (product: Product, standing?: UnpaidStanding) => Hold): Promise<Hold>
  /** Sets the stock; false when it was that already. Throws `not_found`. */
  setStock(
    productId: string,
    change: { to: number; by: string; movementId: string; now: Date },
  ): Promise<boolean>
  /** The account's holds that would still be live if they were not orders by now, newest first. */
  recentHoldsOf(uid: string, now: Date): Promise<Hold[]>
  /** Those of the products that have expired holds. */
  withExpiredHolds(productIds: readonly string[], now: Date): Promise<string[]>
  productsWithExpiredHolds(now: Date, limit: number): Promise<string[]>
  /** Releases some expired holds, as many as one transaction may; returns how many. None are left when that is 0. */
  releaseExpiredHolds(productId: string, now: Date): Promise<number>
}
