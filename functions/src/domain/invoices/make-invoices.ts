import type { Order } from '../orders/order.ts'
import { asInvoiced, creditOf } from './credit-note.ts'
import { correctedIds, type DueInvoice, dueInvoices, invoiceId, invoiceIds } from './due-invoices.ts'
import { type Buyer, buyerOf, type Invoice } from './invoice.ts'
import { invoiceNumber, yearOf } from './invoice-number.ts'
import type { Seller } from './seller.ts'

/** What is known when an order's documents are made. */
export interface InvoiceFacts {
  order: Order
  /** The last number of the year that was given away; 0 before the first. */
  last: number
  /** Documents of this order that were written already, by id. */
  written: ReadonlyMap<string, Invoice>
}

/** What follows: all of it is written together, or none of it. */
export interface MadeInvoices {
  /** New documents, numbered from `last + 1` without a hole. */
  invoices: Invoice[]
  /** The order with the numbers of its documents. */
  order: Order
}

interface Issuing {
  seller: Seller
  now: Date
}

/** The documents that an order lacks, each with the next number of the year. */
export function makeInvoices(found: InvoiceFacts, issuing: Issuing): MadeInvoices {
  const made: MadeInvoices = { invoices: [], order: found.order }
  for (const due of dueInvoices(found.order)) {
    const known = found.written.get(invoiceId(found.order.id, due))
    const sequence = found.last + made.invoices.length + 1
    const invoice = known ?? newInvoice({ ...found, order: made.order }, due, { ...issuing, sequence })
    if (!known) made.invoices.push(invoice)
    made.order = withInvoice(made.order, due, invoice)
  }
  return made
}

function newInvoice(
  found: InvoiceFacts,
  due: DueInvoice,
  { seller, now, sequence }: Issuing & { sequence: number },
): Invoice {
  const { order } = found
  const year = yearOf(now)
  return {
    id: invoiceId(order.id, due),
    kind: due.kind,
    number: invoiceNumber(year, sequence),
    year,
    sequence,
    issuedAt: now,
    orderId: order.id,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    uid: order.uid,
    transactionId: order.transactionId,
    poNumber: order.poNumber,
    seller,
    buyer: buyerFor(found, due),
    shippingName: order.shipping?.name,
    tax: order.tax,
    currency: order.currency,
    ...contentOf(found, due),
  }
}

/** A correction is made out to whom the corrected document is, also after the order's address changed. */
function buyerFor({ order, written }: InvoiceFacts, due: DueInvoice): Buyer {
  const corrected = correctedIds(order.id, due).flatMap((id) => written.get(id) ?? [])
  return corrected[0]?.buyer ?? buyerOf(order)
}

/** What a document says beyond whom it is from and to. */
function contentOf({ order, written }: InvoiceFacts, due: DueInvoice) {
  if (due.kind === 'invoice') return { paidAt: order.paidAt ?? order.createdAt, ...asInvoiced(order) }
  const { refund } = due
  const common = { paidAt: refund.createdAt, reason: refund.reason }
  if (due.kind === 'credit_note')
    return { ...common, corrects: order.invoiceNumber, ...creditOf(order, refund) }
  const { lines, goodsTotal, shippingTotal, taxTotal, total } =
    written.get(invoiceIds.credit_note(refund.id)) ?? creditOf(order, refund)
  return {
    ...common,
    corrects: refund.creditNote?.number,
    lines,
    goodsTotal,
    shippingTotal,
    taxTotal,
    total,
  }
}

function withInvoice(order: Order, due: DueInvoice, { number, taxTotal }: Invoice): Order {
  if (due.kind === 'invoice') return { ...order, invoiceNumber: number }
  const { creditNote } = due.refund
  const named =
    due.kind === 'credit_note_reversal' && creditNote
      ? { ...creditNote, reversedBy: number }
      : { number, taxTotal }
  const refunds = order.refunds.map((refund) =>
    refund.id === due.refund.id ? { ...refund, creditNote: named } : refund,
  )
  return { ...order, refunds }
}
