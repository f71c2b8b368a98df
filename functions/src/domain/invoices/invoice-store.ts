import type { Order } from '../orders/order.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceFacts, MadeInvoices } from './make-invoices.ts'

/** Where documents are kept that never change, and the counters of their numbers. */
export interface InvoiceStore {
  /**
   * Writes what the rule makes of an order in one transaction with the year's counter, and returns the order as it then
   * is; nothing when there is no such order. The rule may run several times; what it throws comes out. Throws `busy`.
   */
  issue(
    orderId: string,
    year: number,
    rule: (found: InvoiceFacts) => MadeInvoices,
  ): Promise<Order | undefined>
  /** An order's documents, the oldest first. */
  of(orderId: string): Promise<Invoice[]>
  /** Ids of orders that lack a document. */
  ordersDue(limit: number): Promise<string[]>
  /** Every number that documents of a year have, and the last that was given away. */
  series(year: number): Promise<{ sequences: number[]; last: number }>
}
