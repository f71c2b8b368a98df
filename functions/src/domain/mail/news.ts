import type { MailKind } from '@wood-master/contract/mail-kinds'
import { isLow } from '@wood-master/contract/purchase-rules'
import type { Product } from '../catalog/product.ts'
import type { Message } from '../messages/message.ts'
import type { StockNotice } from '../orders/keep-promises.ts'
import {
  type AskedDifference,
  type CancelRequest,
  type DeletedOrder,
  isPaid,
  type MovedPromise,
  type Order,
  type OrderReturn,
  type Shipment,
} from '../orders/order.ts'
import { isTaken, type Refund } from '../orders/refund.ts'
import type { NewPaymentAlert } from '../payments/payment-alert.ts'
import type { Settled } from '../payments/settle.ts'
import type { Review } from '../reviews/review.ts'

type PlainKind =
  | 'order_received'
  | 'payment_received'
  | 'shipment_undone'
  | 'expires_soon'
  | 'expired'
  | 'new_paid_order'
  | 'freight_set'
  | 'freight_asked'

export type RequestKind = Extract<MailKind, `cancel_${string}` | 'new_cancel_request'>
export type ReturnKind = Extract<MailKind, `return_${string}` | 'new_return'>

type About =
  | { [Kind in PlainKind]: { kind: Kind; order: Order } }[PlainKind]
  | { kind: 'shipped'; order: Order; shipment: Shipment }
  | { kind: 'refunded'; order: Order; refund: Refund }
  | { kind: 'difference_asked'; order: Order; asked: AskedDifference }
  | { kind: 'delivery_moved'; order: Order; moved: MovedPromise }
  | { [Kind in RequestKind]: { kind: Kind; order: Order; request: CancelRequest } }[RequestKind]
  | { [Kind in ReturnKind]: { kind: Kind; order: Order; asked: OrderReturn } }[ReturnKind]
  | {
      kind: 'payment_returned'
      order: Pick<Order, 'id' | 'number' | 'email' | 'locale'>
      /** Goes back, because the order could not take it; minor units. */
      payment: { intentId: string; amount: number; currency: string }
    }
  | { kind: 'low_stock'; product: Product; movementId: string }
  | { kind: 'back_in_stock'; product: Product; notice: StockNotice }
  | { kind: 'needs_attention'; alert: NewPaymentAlert }
  | { kind: 'message_received'; message: Message }
  | { kind: 'message_reply'; message: Message; reply: { id: string; text: string } }
  | { kind: 'review_hidden'; review: Review; reason: string; decisionId: string }

/** Something that somebody gets a mail about, and when it became true. */
export type News = About & { at: Date }

export type NewsOf<Kind extends News['kind']> = Extract<News, { kind: Kind }>

/** What became true of an order by a change, each once; `before` is absent when it is new. */
export function orderNews(before: Order | undefined, after: Order, now: Date): News[] {
  const news: News[] = []
  const tell = (kind: PlainKind, at: Date | undefined) => {
    if (at) news.push({ kind, order: after, at })
  }
  if (!before) tell('order_received', after.createdAt)
  if (before?.remindedAt?.getTime() !== after.remindedAt?.getTime()) tell('expires_soon', after.remindedAt)
  if (!before?.expiredAt) tell('expired', after.expiredAt)
  if (isPaid(after) && (!before || !isPaid(before))) {
    tell('payment_received', after.paidAt ?? after.createdAt)
    tell('new_paid_order', after.paidAt ?? after.createdAt)
  }
  const sent = new Set(before?.shipments.map(({ id }) => id))
  for (const shipment of after.shipments) {
    // That a replacement left, the mail about its return says.
    if (!sent.has(shipment.id) && !shipment.returnId)
      news.push({ kind: 'shipped', order: after, shipment, at: shipment.shippedAt })
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
  const { freight } = after
  if (freight?.state === 'asked' && before?.freight?.state !== 'asked') tell('freight_asked', now)
  if (freight?.state === 'set' && freight.setAt?.getTime() !== before?.freight?.setAt?.getTime())
    tell('freight_set', freight.setAt)
  const asked = after.differenceAsked
  if (asked && !before?.differenceAsked)
    news.push({ kind: 'difference_asked', order: after, asked, at: asked.at })
  for (const moved of after.movedPromises?.slice(before?.movedPromises?.length ?? 0) ?? [])
    news.push({ kind: 'delivery_moved', order: after, moved, at: moved.at })
  news.push(...returnNews(before, after))
  const known = new Set(
    before?.refunds.filter(isTaken).flatMap(({ id, providerId = id }) => [id, providerId]),
  )
  for (const refund of after.refunds) {
    const { id, providerId = id } = refund
    if (!isTaken(refund) || known.has(id) || known.has(providerId)) continue
    news.push({ kind: 'refunded', order: after, refund, at: now })
  }
  return news
}

/** A moment that a return has and did not have before; one that closed may open and close again. */
function returnNews(before: Order | undefined, order: Order): News[] {
  return order.returns.flatMap((asked): News[] => {
    const was = before?.returns.find(({ id }) => id === asked.id)
    const since = (moment: 'decidedAt' | 'receivedAt' | 'closedAt') =>
      asked[moment]?.getTime() === was?.[moment]?.getTime() ? undefined : asked[moment]
    const tell = (kind: ReturnKind, at: Date | undefined): News[] => (at ? [{ kind, order, asked, at }] : [])
    const isNew = was ? undefined : asked.requestedAt
    return [
      ...tell('return_requested', isNew),
      ...tell('new_return', isNew),
      ...tell(asked.state === 'declined' ? 'return_declined' : 'return_accepted', since('decidedAt')),
      ...tell('return_received', since('receivedAt')),
      ...tell('return_closed', since('closedAt')),
    ]
  })
}

export const alertNews = (alert: NewPaymentAlert): News => {
  return { kind: 'needs_attention', alert, at: alert.createdAt }
}

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
