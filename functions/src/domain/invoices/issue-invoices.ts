import * as m from '../../texts/invoices.ts'
import type { Caller } from '../accounts/account.ts'
import { errors, ShopError } from '../errors.ts'
import { attempt, type Log } from '../log.ts'
import { isPaid, type Order } from '../orders/order.ts'
import { orderFor } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'
import type { ShopSettings } from '../settings.ts'
import { sweep } from '../sweep.ts'
import type { Invoice, InvoiceSeries, SeriesPlace } from './invoice.ts'
import { dueInvoices, type Issuing } from './make-invoices.ts'

/** Where documents are kept that never change, and the counters of their numbers. */
export interface InvoiceStore {
  /**
   * Writes the documents that an order lacks, in one transaction with the year's counter, which orders share that come at
   * once; repeats write nothing more. Nothing when there is no such order. Throws `busy`, also while invoicing is paused.
   */
  issue(orderId: string, issuing: Issuing): Promise<Order | undefined>
  /** An order's documents, the oldest first. */
  of(orderId: string): Promise<Invoice[]>
  ordersDue(limit: number): Promise<string[]>
  series(year: number): Promise<InvoiceSeries>
  /** Since when no numbers are given; nothing while they are. */
  pausedSince(): Promise<Date | undefined>
  pause(since: Date): Promise<void>
  /** Gives numbers again, in each year behind its place where the series has not come so far; those between are noted as lost `at` this time. */
  resume(at: Date, after?: readonly SeriesPlace[]): Promise<void>
}

export interface InvoicePorts {
  invoices: InvoiceStore
  settings: ShopSettings
}

/** The order with the documents that it lacked. Throws `busy`, also while invoicing is paused. */
export const issueInvoices = ({ invoices, settings }: InvoicePorts, orderId: string, now: Date) =>
  invoices.issue(orderId, { seller: settings.seller, now })

/** Orders that wait for the counter at once: it is written once for all of them. */
const itemsTogether = 100

/** The same for every order that lacks one, unless invoicing is paused: then nothing is tried. A failure is logged. Safe to run twice at once. */
export async function issueDueInvoices(shop: InvoicePorts & { log: Log }, now: Date) {
  const run = { issued: 0, failed: 0, pausedSince: await shop.invoices.pausedSince() }
  if (run.pausedSince) return run
  const issue = async (orderId: string) => {
    const isDone = await attempt(shop.log, 'invoice could not be written', { orderId }, async () => {
      await issueInvoices(shop, orderId, now)
      return true
    })
    run[isDone ? 'issued' : 'failed']++
  }
  await sweep(shop.invoices.ordersDue, issue, { atOnce: itemsTogether })
  return run
}

/** An order's documents, oldest first, written now where missing. Throws `not_found`, `forbidden`, `order_not_paid` or `busy`. */
export async function invoicesFor(
  shop: InvoicePorts & { orders: OrderStore },
  { orderId, caller, now }: { orderId: string; caller: Caller; now: Date },
): Promise<Invoice[]> {
  const order = orderFor(caller, await shop.orders.find(orderId))
  if (!isPaid(order)) throw new ShopError('order_not_paid', m.notPaid())
  if (dueInvoices(order).length > 0 && !(await issueInvoices(shop, orderId, now))) throw errors.noSuchOrder()
  return shop.invoices.of(orderId)
}
