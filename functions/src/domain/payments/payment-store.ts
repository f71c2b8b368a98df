import type { Settled, SettleFacts } from './settle.ts'

/** Which payment is settled with which order. */
export interface SettlePlace {
  intentId: string
  orderId: string
  now: Date
  /** The webhook event that says so; it counts as handled once nothing is left to do for it. */
  eventId?: string
}

/** Where settling reads its facts and writes its outcome. */
export interface PaymentStore {
  /** One transaction: reads what settling has to know, asks the rule, and writes what it says. */
  settle(place: SettlePlace, rule: (found: SettleFacts) => Settled): Promise<Settled>
  /** The order that an intent's money went to or was meant for, when that is known. */
  orderOf(intentId: string): Promise<string | undefined>
  /** Whether this event of the payment provider was handled before. */
  wasHandled(eventId: string): Promise<boolean>
  recordEvent(eventId: string, now: Date): Promise<void>
}
