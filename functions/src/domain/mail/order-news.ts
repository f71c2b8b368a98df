import { isPaid, type Order } from '../orders/order.ts'
import { isTaken } from '../orders/refund.ts'
import type { News } from './news.ts'

/**
 * What became true of an order by a change; `before` is absent when it is new. Each change of state happens to an order
 * once, so each of these becomes true once. `now` is when refunds count; left out, when they were requested.
 */
export function orderNews(before: Order | undefined, after: Order, now?: Date): News[] {
  const news: News[] = []
  const tell = (kind: 'order_received' | 'shipped' | 'expires_soon' | 'expired', at: Date | undefined) => {
    if (at) news.push({ kind, order: after, at })
  }
  if (!before) tell('order_received', after.createdAt)
  if (!before?.remindedAt) tell('expires_soon', after.remindedAt)
  if (!before?.expiredAt) tell('expired', after.expiredAt)
  if (isPaid(after) && (!before || !isPaid(before))) {
    const at = after.paidAt ?? after.createdAt
    news.push({ kind: 'payment_received', order: after, at }, { kind: 'new_paid_order', order: after, at })
  }
  if (!before?.shippedAt) tell('shipped', after.shippedAt)
  const known = new Set(before?.refunds.filter(isTaken).map(({ id }) => id))
  for (const refund of after.refunds) {
    if (!isTaken(refund) || known.has(refund.id)) continue
    news.push({ kind: 'refunded', order: after, refund, at: now ?? refund.createdAt })
  }
  return news
}
