import type { ClosingReason, Order } from '../purchasing/order.ts'
import type { SettleRequest } from './settle-payment.ts'
import type { Settlement } from './settlement-rules.ts'

export interface SeenEvent {
  eventId: string
  orderId: string
  intentId: string
  now: Date
}

/** Each method is one transaction, run again when somebody else was faster; rules handed in throw refusals. */
export interface PaymentStore {
  /** Keeps the intent's id on its order. Throws `not_found` and what the rule throws. */
  attachIntent(
    orderId: string,
    intent: { intentId: string; attempt: number },
    rule: (order: Order) => void,
  ): Promise<void>
  /** Applies what the payment means and, with an event, writes its record in the same transaction. */
  settle(request: SettleRequest): Promise<{ settlement: Settlement; order?: Order }>
  /** Marks an unpaid order as closing after the rule agreed; nothing when there is no such order. */
  beginClosing(
    orderId: string,
    mark: { reason: ClosingReason; since: Date },
    rule: (order: Order) => void,
  ): Promise<Order | undefined>
  /** Gives the units of a closing order back and keeps a tombstone of it. False when it was paid meanwhile. */
  deleteClosed(orderId: string, by: { by: string; now: Date }): Promise<boolean>
  /** Keeps why the last try to pay an unpaid order failed. */
  noteProblem(seen: SeenEvent & { problem: string }): Promise<void>
  /** Keeps how much of an order's payment went back so far, in minor units. */
  noteRefunded(seen: SeenEvent & { refundedTotal: number }): Promise<void>
  wasHandled(eventId: string): Promise<boolean>
  recordEvent(eventId: string, now: Date): Promise<void>
}
