import type { Shop } from '../ports.ts'
import type { RefundRecord } from '../refunds/refund-rules.ts'
import type { PaymentIntent, ProviderRefund } from './payment-intent.ts'
import type { Settled, SettleRequest } from './payment-store.ts'

export type SettleShop = Pick<Shop, 'payments' | 'refunds' | 'stripe'>

/**
 * Brings an order up to date with its payment. The browser's report, the webhook, deletion, expiry, refunds and the
 * daily check all come through here; repeats and any order of arrival end in the same state. Money whose order can not
 * take it any more goes back by itself. Throws `payment_provider_failed` or `busy`.
 */
export async function settlePayment(shop: SettleShop, request: SettleRequest): Promise<Settled> {
  const { intent } = request
  // What went back counts from the first look on, or an order would be paid by money that is gone.
  const refunds =
    request.refunds ?? (intent.refunded > 0 ? await shop.stripe.refundsOf(intent.id) : undefined)
  const settled = await shop.payments.settle({ ...request, refunds })
  if (settled.due) await refundLatePayment(shop, settled.due, request)
  return settled
}

/** The same with every refund that the payment provider knows, also one that failed. */
export async function settleWithRefunds(shop: SettleShop, request: SettleRequest): Promise<Settled> {
  const refunds = await knownRefunds(shop, request.intent)
  return settlePayment(shop, { ...request, refunds })
}

async function knownRefunds(shop: SettleShop, intent: PaymentIntent): Promise<ProviderRefund[]> {
  return intent.status === 'succeeded' ? shop.stripe.refundsOf(intent.id) : []
}

/** Gives money back that no order can take; the refund's key makes repeats refund once. */
async function refundLatePayment(shop: SettleShop, due: RefundRecord, request: SettleRequest): Promise<void> {
  const { now, eventId } = request
  const outcome = await shop.stripe.refund({ intentId: due.intentId, amount: due.amount, key: due.id })
  if ('refund' in outcome) {
    await shop.payments.settle({ ...request, refunds: [outcome.refund] })
    return
  }
  const intent = await shop.stripe.findIntent(due.intentId)
  const isBack = intent !== undefined && intent.refunded >= intent.amount
  if (isBack) await shop.refunds.noteReturned(due, { now, eventId })
  else await shop.refunds.refuse(due, { problem: outcome.refused, tell: true, now, eventId })
}
