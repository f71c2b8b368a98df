import { isLow } from '@wood-master/contract/purchase-rules'
import type { Product } from '../catalog/product.ts'
import type { Message } from '../messages/message.ts'
import {
  type AskedDifference,
  type CancelRequest,
  type DeletedOrder,
  isPaid,
  type Order,
  type Shipment,
} from '../orders/order.ts'
import { isTaken, type Refund } from '../orders/refund.ts'
import type { NewPaymentAlert } from '../payments/payment-alert.ts'
import type { Settled } from '../payments/settle.ts'
import type { Review } from '../reviews/review.ts'

/** Money that came for an order that could not take it, and goes back. Amount in minor units. */
export interface ReturnedPayment {
  intentId: string
  amount: number
  currency: string
}

type PlainKind =
  | 'order_received'
  | 'payment_received'
  | 'shipment_undone'
  | 'expires_soon'
  | 'expired'
  | 'new_paid_order'

type RequestKind = 'cancel_requested' | 'cancel_declined' | 'new_cancel_request'

type About =
  | { [Kind in PlainKind]: { kind: Kind; order: Order } }[PlainKind]
  | { kind: 'shipped'; order: Order; shipment: Shipment }
  | { kind: 'refunded'; order: Order; refund: Refund }
  | { kind: 'difference_asked'; order: Order; asked: AskedDifference }
  | {
      [Kind in RequestKind]: { kind: Kind; order: Order; request: CancelRequest }
    }[RequestKind]
  | { kind: 'payment_returned'; order: Pick<Order, 'id' | 'number' | 'email'>; payment: ReturnedPayment }
  | { kind: 'low_stock'; product: Product; movementId: string }
  | { kind: 'needs_attention'; alert: NewPaymentAlert }
  | { kind: 'message_received'; message: Message }
  | { kind: 'message_reply'; message: Message; reply: { id: string; text: string } }
  | { kind: 'review_hidden'; review: Review; reason: string; decisionId: string }

/** Something that somebody gets a mail about, and when it became true. */
export type News = About & { at: Date }

export type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>

/** What became true of an order by a change, each once; `before` is absent when it is new. */
export function orderNews(before: Order | undefined, after: Order, now?: Date): News[] {
  const news: News[] = []
  const tell = (
    kind: 'order_received' | 'shipment_undone' | 'expires_soon' | 'expired',
    at: Date | undefined,
  ) => {
    if (at) news.push({ kind, order: after, at })
  }
  if (!before) tell('order_received', after.createdAt)
  if (!before?.remindedAt) tell('expires_soon', after.remindedAt)
  if (!before?.expiredAt) tell('expired', after.expiredAt)
  if (isPaid(after) && (!before || !isPaid(before))) {
    const at = after.paidAt ?? after.createdAt
    news.push({ kind: 'payment_received', order: after, at }, { kind: 'new_paid_order', order: after, at })
  }
  const sent = new Set(before?.shipments.map(({ id }) => id))
  for (const shipment of after.shipments) {
    if (!sent.has(shipment.id)) news.push({ kind: 'shipped', order: after, shipment, at: shipment.shippedAt })
  }
  for (const { undoneAt } of after.undoneShipments?.slice(before?.undoneShipments?.length ?? 0) ?? [])
    tell('shipment_undone', undoneAt)
  const request = after.cancelRequest
  const isNew = request?.requestedAt.getTime() !== before?.cancelRequest?.requestedAt.getTime()
  if (request && isNew) {
    const at = request.requestedAt
    news.push({ kind: 'cancel_requested', order: after, request, at })
    news.push({ kind: 'new_cancel_request', order: after, request, at })
  }
  if (request?.state === 'declined' && before?.cancelRequest?.state === 'open')
    news.push({ kind: 'cancel_declined', order: after, request, at: request.closedAt ?? request.requestedAt })
  const asked = after.differenceAsked
  if (asked && !before?.differenceAsked)
    news.push({ kind: 'difference_asked', order: after, asked, at: asked.at })
  const known = new Set(before?.refunds.filter(isTaken).map(({ id }) => id))
  for (const refund of after.refunds) {
    if (!isTaken(refund) || known.has(refund.id)) continue
    news.push({ kind: 'refunded', order: after, refund, at: now ?? refund.createdAt })
  }
  return news
}

export const alertNews = (alert: NewPaymentAlert): News => ({
  kind: 'needs_attention',
  alert,
  at: alert.createdAt,
})

/** What became true of a payment, beside what it changed of its order. */
export function paymentNews(
  found: { deletedOrder?: DeletedOrder },
  { order, payment, alerts }: Settled,
  now: Date,
): News[] {
  const meant = order ?? found.deletedOrder
  // Somebody else's money is between them and their bank.
  const isReturned = payment?.use === 'returned' && meant !== undefined && payment.uid === meant.uid
  const returned: News[] = isReturned
    ? [{ kind: 'payment_returned', order: meant, payment: { ...payment, intentId: payment.id }, at: now }]
    : []
  return [...returned, ...alerts.map(alertNews)]
}

/** Stock that goes up and down with every hold is told of once a day. */
const quietMs = 24 * 3_600_000

/** The product as it is stored after a stock movement, and the news of it once its stock is low. */
export function withLowStockTold(
  before: Product,
  after: Product,
  { movementId, at }: { movementId: string; at: Date },
): { product: Product; news: News[] } {
  const told = before.lowStockToldAt
  const wasTold = told !== undefined && at.getTime() < told.getTime() + quietMs
  if (isLow(before) || !isLow(after) || wasTold) return { product: after, news: [] }
  const product = { ...after, lowStockToldAt: at }
  return { product, news: [{ kind: 'low_stock', product, movementId, at }] }
}
