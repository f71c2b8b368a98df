import type { Order } from '../orders/order.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type Settled, type SettleRequest, settle } from './settle.ts'

export interface SettlingPorts {
  payments: PaymentStore
  paymentProvider: PaymentProvider
}

/** Brings an order up to date with its payment, whoever noticed it; one that comes too late is refunded. Throws `payment_provider_failed` or `busy`. */
export async function settlePayment(shop: SettlingPorts, settling: SettleRequest): Promise<Settled> {
  const { intent } = settling
  // Refunds count from the start, or an order would be paid by money that is gone.
  const refunds =
    settling.refunds ?? (intent.refunded > 0 ? await shop.paymentProvider.refundsOf(intent.id) : undefined)
  const settled = await shop.payments.settle({ ...settling, refunds })
  if (settled.refundDue) await refundLatePayment(shop, settled.refundDue, settling)
  return settled
}

/** The same with every refund that the payment provider knows; nothing is written where all are on record. */
export async function settleWithRefunds(shop: SettlingPorts, settling: SettleRequest, known?: Order) {
  const { id, status } = settling.intent
  const refunds = status === 'succeeded' ? await shop.paymentProvider.refundsOf(id) : []
  const expected = known && settle({ order: known, wasDeleted: false }, { ...settling, refunds })
  // The payment that paid the order, and refunds that are all on record with it.
  const changesNothing =
    expected?.settlement === 'already' && expected.order === known && expected.refunds.length === 0
  return changesNothing ? expected : settlePayment(shop, { ...settling, refunds })
}

/** The refund's key makes repeats refund once. */
async function refundLatePayment(
  shop: SettlingPorts,
  { id: key, intentId, amount }: NonNullable<Settled['refundDue']>,
  settling: SettleRequest,
): Promise<void> {
  const outcome = await shop.paymentProvider.refund({ intentId, amount, key })
  if ('refund' in outcome) {
    await shop.payments.settle({ ...settling, refunds: [outcome.refund] })
  } else {
    const intent = (await shop.paymentProvider.findIntent(intentId)) ?? settling.intent
    await shop.payments.settle({ ...settling, intent, refundDeclined: outcome.declined })
  }
}

export interface PaymentStore {
  /** One transaction: reads what settling has to know, settles, and writes what follows but for a due refund. Throws `busy`. */
  settle(request: SettleRequest): Promise<Settled>
  /** The order that an intent's money went to or was meant for, when that is known. */
  orderOf(intentId: string): Promise<string | undefined>
  wasHandled(eventId: string): Promise<boolean>
  recordEvent(eventId: string, now: Date): Promise<void>
}
