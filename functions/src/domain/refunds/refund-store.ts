import type { RefundRecord } from '../orders/refund.ts'
import type { FailedRefund, RefundAndOrder } from './refund-rules.ts'

/** Each method that writes is one transaction; the rule handed in may run several times, and what it throws comes out. */
export interface RefundStore {
  find(id: string): Promise<RefundRecord | undefined>
  /** Writes the refund that the rule returns, here and on its order, unless it is on record already. */
  request(
    place: { orderId: string; key: string },
    rule: (found: RefundAndOrder) => RefundRecord,
  ): Promise<RefundRecord>
  /** Writes what the rule makes of a refund that failed, here and on its order; nothing when it returns nothing. */
  fail(refund: RefundRecord, rule: (found: RefundAndOrder) => FailedRefund | undefined): Promise<void>
  /** Refunds that the provider may not have heard of, requested before `before`. */
  underWay(before: Date, limit: number): Promise<RefundRecord[]>
}
