import type { Order } from '../orders/order.ts'
import type { RefundRecord } from './refund-rules.ts'

/** Each method is one transaction. */
export interface RefundStore {
  find(id: string): Promise<RefundRecord | undefined>
  /** Writes the refund that the rule makes of the order; one that has this key already is answered as it is. */
  request(
    wanted: { orderId: string; key: string },
    rule: (order: Order) => RefundRecord,
  ): Promise<RefundRecord>
  /** Notes that the provider will never do it, here and on its order; `tell` puts it on the admins' list. */
  refuse(
    refund: RefundRecord,
    how: { problem: string; tell: boolean; now: Date; eventId?: string },
  ): Promise<void>
  /** Notes that money without an order went back. */
  noteReturned(refund: RefundRecord, how: { now: Date; eventId?: string }): Promise<void>
  /** Refunds that the provider may not have heard of, asked for before `before`. */
  underWay(before: Date, limit: number): Promise<RefundRecord[]>
}
