import type { DeletedOrder, Order } from '../orders/order.ts'
import type { NewPaymentAlert } from '../payments/payment-alert.ts'
import type { Settled } from '../payments/settle.ts'
import type { News } from './news.ts'
import { orderNews } from './order-news.ts'

/** What admins are told about an alert. */
export const alertNews = (alert: NewPaymentAlert): News => ({
  kind: 'needs_attention',
  alert,
  at: alert.createdAt,
})

/** What settling a payment is to its buyer and to the admins. */
export function paymentNews(
  found: { order?: Order; deletedOrder?: DeletedOrder },
  { order, payment, alerts }: Settled,
  now: Date,
): News[] {
  const news = order && order !== found.order ? orderNews(found.order, order, now) : []
  const meant = order ?? found.deletedOrder
  // Somebody else's money is between them and their bank.
  const isReturned = payment?.use === 'returned' && meant !== undefined && payment.uid === meant.uid
  const returned: News[] = isReturned
    ? [{ kind: 'payment_returned', order: meant, payment: { ...payment, intentId: payment.id }, at: now }]
    : []
  return [...news, ...returned, ...alerts.map(alertNews)]
}
