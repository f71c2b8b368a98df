import type { ClosingReason, Order } from '../orders/order.ts'
import type { RefundRecord } from '../refunds/refund-rules.ts'
import type { PaymentIntent, ProviderRefund } from './payment-intent.ts'
import type { Settlement } from './settlement-rules.ts'

export interface SettleRequest {
  intent: PaymentIntent
  /** Every refund of the intent that the payment provider knows; left out where nobody asked it. */
  refunds?: ProviderRefund[]
  orderId: string
  now: Date
  /** The webhook event that says so; its record is written together with its last effect. */
  eventId?: string
}

export interface Settled {
  settlement: Settlement
  /** As it stands afterwards. */
  order?: Order
  /** Money that no order can take, which the payment provider still has to be asked to give back. */
  due?: RefundRecord
}

/** Each method is one transaction, run again when somebody else was faster; rules handed in throw errors. */
export interface PaymentStore {
  /**
   * Keeps an attempt's intent on its order. False when the order went on to another attempt meanwhile.
   * Throws `not_found` and what the rule throws.
   */
  attachIntent(
    orderId: string,
    intent: { intentId: string; attempt: number },
    rule: (order: Order) => void,
  ): Promise<boolean>
  /** Applies what a payment and its refunds mean for the order. */
  settle(request: SettleRequest): Promise<Settled>
  /** The order that an intent's money went to or was meant for, when that is known. */
  orderOf(intentId: string): Promise<string | undefined>
  /** Marks an unpaid order as closing after the rule agreed; nothing when there is no such order. */
  beginClosing(
    orderId: string,
    mark: { reason: ClosingReason; since: Date; by?: string },
    rule: (order: Order) => void,
  ): Promise<Order | undefined>
  /**
   * Gives the units of a closing order back, once, and expires it or deletes it behind a tombstone.
   * False when it was paid meanwhile.
   */
  close(orderId: string, how: { reason: ClosingReason; by?: string; now: Date }): Promise<boolean>
  /** Unpaid orders whose time is over, and orders whose closing got stuck before `stuckSince`. */
  ordersToClose(when: { now: Date; stuckSince: Date; limit: number }): Promise<Order[]>
  wasHandled(eventId: string): Promise<boolean>
  recordEvent(eventId: string, now: Date): Promise<void>
}
