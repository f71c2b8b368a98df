import type { InvoiceStore } from './invoices/issue-invoices.ts'
import { dueInvoices } from './invoices/make-invoices.ts'
import type { OutboxStore } from './mail/mail.ts'
import type { Order } from './orders/order.ts'
import type { OrderStore } from './orders/order-store.ts'

/** How many of what waits are looked at to find the oldest. */
const mostLookedAt = 100

/** For how many whole minutes the oldest of these has waited; 0 when nothing waits. */
function longestWait(since: readonly Date[], now: Date): number {
  const oldest = Math.min(now.getTime(), ...since.map((moment) => moment.getTime()))
  return Math.floor((now.getTime() - oldest) / 60_000)
}

/** Beyond the longest pause between two attempts, in milliseconds. */
const aheadMs = 24 * 60 * 60_000

/** For how many minutes the oldest mail that is not over has waited; 0 when none does. */
export async function mailBacklog(shop: { outbox: Pick<OutboxStore, 'due' | 'find'> }, now: Date) {
  const ids = await shop.outbox.due(new Date(now.getTime() + aheadMs), mostLookedAt)
  const mails = await Promise.all(ids.map((id) => shop.outbox.find(id)))
  return longestWait(
    mails.flatMap((mail) => (mail?.dueAt ? mail.createdAt : [])),
    now,
  )
}

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
