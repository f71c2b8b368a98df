import { longestWait, mostLookedAt } from '../backlog.ts'
import type { Order } from '../orders/order.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { InvoiceStore } from './issue-invoices.ts'
import { dueInvoices } from './make-invoices.ts'

/** For how many minutes the oldest invoice or credit note has been due, also while numbers are stopped; 0 when none is. */
export async function invoiceBacklog(
  shop: { invoices: Pick<InvoiceStore, 'ordersDue'>; orders: Pick<OrderStore, 'find'> },
  now: Date,
): Promise<number> {
  const ids = await shop.invoices.ordersDue(mostLookedAt)
  const orders = await Promise.all(ids.map((id) => shop.orders.find(id)))
  return longestWait(
    orders.flatMap((order) => (order ? dueSince(order) : [])),
    now,
  )
}

/** An invoice is due with its payment, what corrects it with its refund. */
function dueSince(order: Order): Date[] {
  return dueInvoices(order).map((due) =>
    due.kind === 'invoice' ? (order.paidAt ?? order.createdAt) : due.refund.createdAt,
  )
}
