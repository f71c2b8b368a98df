import type { Order } from '../orders/order.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type Settled, type SettleFacts, type SettleRequest, settle } from './settle.ts'

export interface SettlingPorts {
  payments: PaymentStore
  paymentProvider: PaymentProvider
}

/** `eventId`: the webhook event that this settles, if any. */
export type Settling = SettleRequest & { eventId?: string }

/** Brings an order up to date with its payment, whoever noticed it; one that comes too late is refunded. Throws `payment_provider_failed` or `busy`. */
export async function settlePayment(shop: SettlingPorts, settling: Settling): Promise<Settled> {
  const { intent } = settling
  // Refunds count from the start, or an order would be paid by money that is gone.
  const refunds =
    settling.refunds ?? (intent.refunded > 0 ? await shop.paymentProvider.refundsOf(intent.id) : undefined)
  const settled = await applySettling(shop, { ...settling, refunds })
  if (settled.refundDue) await refundLatePayment(shop, settled.refundDue, settling)
  return settled
}

/** The same with every refund that the payment provider knows; nothing is written where all are on record. */
export async function settleWithRefunds(shop: SettlingPorts, settling: Settling, known?: Order) {
  const { id, status } = settling.intent
  const refunds = status === 'succeeded' ? await shop.paymentProvider.refundsOf(id) : []
  const expected = known && settle({ order: known, wasDeleted: false }, { ...settling, refunds })
  // The payment that paid the order, and refunds that are all on record with it.
  const changesNothing =
    expected?.settlement === 'already' && expected.order === known && expected.refunds.length === 0
  return changesNothing ? expected : settlePayment(shop, { ...settling, refunds })
}

/** Settles with what is known, and leaves a due refund to the caller. Throws `busy`. */
export function applySettling(shop: Pick<SettlingPorts, 'payments'>, settling: Settling): Promise<Settled> {
  const { intent, orderId, now, eventId } = settling
  return shop.payments.settle({ intentId: intent.id, orderId, now, eventId }, (found) =>
    settle(found, settling),
  )
}

/** The refund's key makes repeats refund once. */
async function refundLatePayment(
  shop: SettlingPorts,
  { id: key, intentId, amount }: NonNullable<Settled['refundDue']>,
  settling: Settling,
): Promise<void> {
  const outcome = await shop.paymentProvider.refund({ intentId, amount, key })
  if ('refund' in outcome) {
    await applySettling(shop, { ...settling, refunds: [outcome.refund] })
  } else {
    const intent = (await shop.paymentProvider.findIntent(intentId)) ?? settling.intent
    await applySettling(shop, { ...settling, intent, refundDeclined: outcome.declined })
  }
}

export interface SettlePlace {
  intentId: string
  orderId: string
  now: Date
  /** The webhook event that says so; it counts as handled once nothing is left to do for it. */
  eventId?: string
}

export interface PaymentStore {
  /** One transaction: reads what settling has to know, asks the rule, and writes what it says. */
  settle(place: SettlePlace, rule: (found: SettleFacts) => Settled): Promise<Settled>
  /** The order that an intent's money went to or was meant for, when that is known. */
  orderOf(intentId: string): Promise<string | undefined>
  wasHandled(eventId: string): Promise<boolean>
  recordEvent(eventId: string, now: Date): Promise<void>
}
