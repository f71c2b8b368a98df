import { isPaid, type Order } from '../orders/order.ts'
import { leftOf } from '../orders/order-refunds.ts'
import { isPaidBy, withDispute } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import { type DeclineStore, noteDecline } from './declines.ts'
import { disputed, type PaymentAlertStore, unreportedPayment } from './payment-alert.ts'
import type { PaymentEvent, PaymentIntent } from './payment-provider.ts'
import { type SettlingPorts, settlePayment, settleWithRefunds } from './settle-payment.ts'

interface EventPorts extends SettlingPorts {
  paymentAlerts: PaymentAlertStore
  declines: DeclineStore
  orders: OrderStore
}

/** Handles a signed event once. Throws what prevents it, so that it is sent again. */
export async function handleEvent(shop: EventPorts, event: PaymentEvent, now: Date): Promise<void> {
  if (event.kind === 'other' || (await shop.payments.wasHandled(event.id))) return
  if (event.kind === 'dispute') return noteDispute(shop, event, now)
  const found = (await saidBy(event, shop, now)) ?? (await shop.paymentProvider.findIntent(event.intentId))
  if (!found) return shop.payments.recordEvent(event.id, now)
  const at = event.kind === 'intent' ? event.declinedAt : undefined
  const intent = at ? await noteDecline(shop, { eventId: event.id, at, intent: found }, now) : found
  const orderId = intent.orderId ?? (await shop.payments.orderOf(intent.id))
  if (!orderId) return noteWithoutOrder(shop, { eventId: event.id, intent }, now)
  const settle = event.kind === 'refund' ? settleWithRefunds : settlePayment
  await settle(shop, { intent, orderId, now, eventId: event.id })
}

/** What is older may have been refunded meanwhile. */
const freshMs = 5 * 60_000

/**
 * The payment as a signed event says, where that leaves no doubt: it is what its order waits for, or paid it. Then the
 * provider, which takes few calls a second, is not asked.
 */
async function saidBy(event: PaymentEvent, { orders }: EventPorts, now: Date) {
  if (event.kind !== 'intent' || !event.paid) return undefined
  const { intent, at } = event.paid
  if (!intent.orderId || now.getTime() - at.getTime() > freshMs) return undefined
  const order = await orders.find(intent.orderId)
  const isAwaited = order?.state === 'unpaid' && !order.closing && order.intentId === intent.id
  return isAwaited || (order && isPaidBy(order, intent.id)) ? intent : undefined
}

/** A payment for a price alone waits for its buyer to name the order; until then an admin sees it. */
async function noteWithoutOrder(
  shop: EventPorts,
  { eventId, intent }: { eventId: string; intent: PaymentIntent },
  now: Date,
): Promise<void> {
  // Payments to another shop on the same account are not ours.
  const isUnreported =
    intent.status === 'succeeded' && intent.uid !== undefined && intent.refunded < intent.amount
  if (!isUnreported) return shop.payments.recordEvent(eventId, now)
  await shop.paymentAlerts.raise(unreportedPayment(intent, now), { eventId })
}

async function noteDispute(shop: EventPorts, event: { id: string; disputeId: string }, now: Date) {
  const dispute = await shop.paymentProvider.findDispute(event.disputeId)
  if (!dispute) return shop.payments.recordEvent(event.id, now)
  const intent = await shop.paymentProvider.findIntent(dispute.intentId)
  const orderId = intent?.orderId ?? (await shop.payments.orderOf(dispute.intentId))
  const { id, refundable, ending: state = 'open' } = dispute
  // The dispute of a payment that went back, or that another one came before, is none of the order.
  const isOthers = (found: Order) =>
    (isPaid(found) && !isPaidBy(found, dispute.intentId)) ||
    found.payments.some((payment) => payment.id === dispute.intentId && payment.state === 'returned')
  const noted = (found: Order) =>
    isOthers(found)
      ? undefined
      : withDispute(found, { id, state, refundable, at: now }, dispute.amount >= leftOf(found))
  const order = orderId ? (await shop.orders.change(orderId, now, noted)).order : undefined
  const again = dispute.ending !== undefined
  const alert = disputed(dispute, order ?? { id: orderId }, now)
  await shop.paymentAlerts.raise(alert, { again, eventId: event.id })
}
