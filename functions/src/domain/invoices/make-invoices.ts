import type { TaxLine } from '@wood-master/contract/tax'
import * as m from '../../texts/invoices.ts'
import { isPaid, type Order, saidDiscount } from '../orders/order.ts'
import { isTaken, type LineUnits, type Refund } from '../orders/refund.ts'
import { priceOfUnits, quantityIn, taxOfRefund } from '../orders/refund-lines.ts'
import { stored } from '../stored-texts.ts'
import { type Buyer, type Invoice, type InvoiceLine, invoiceNumber, type Seller, yearOf } from './invoice.ts'

export type DueInvoice =
  | { kind: 'invoice' }
  | { kind: 'credit_note' | 'credit_note_reversal'; refund: Refund }

/** The documents that an order lacks, in the order of their numbers: its invoice first, then what corrects it. */
export function dueInvoices(order: Order): DueInvoice[] {
  if (!isPaid(order)) return []
  const due: DueInvoice[] = order.invoiceNumber === undefined ? [{ kind: 'invoice' }] : []
  for (const refund of order.refunds) {
    if (isTaken(refund) && !refund.creditNote) due.push({ kind: 'credit_note', refund })
    if (isLost(refund)) due.push({ kind: 'credit_note_reversal', refund })
  }
  return due
}

/** A refund that failed after its credit note was written. */
function isLost({ state, creditNote }: Refund): boolean {
  return state === 'failed' && creditNote !== undefined && creditNote.reversedBy === undefined
}

/** By what a document is for, so that it is written once however often it is asked for. */
const invoiceIds = {
  invoice: (orderId: string) => `invoice-${orderId}`,
  credit_note: (refundId: string) => `credit-${refundId}`,
  credit_note_reversal: (refundId: string) => `reversal-${refundId}`,
} as const

function invoiceId(orderId: string, due: DueInvoice): string {
  return invoiceIds[due.kind](due.kind === 'invoice' ? orderId : due.refund.id)
}

/** The ids of the documents that have to be known before those that are due can be made. */
export function idsToRead(order: Order): string[] {
  const ids = dueInvoices(order).flatMap((due) => [invoiceId(order.id, due), ...correctedIds(order.id, due)])
  return [...new Set(ids)]
}

/** The ids of the documents that a document corrects, the one it names first. */
function correctedIds(orderId: string, due: DueInvoice): string[] {
  const invoice = invoiceIds.invoice(orderId)
  switch (due.kind) {
    case 'invoice':
      return []
    case 'credit_note':
      return [invoice]
    case 'credit_note_reversal':
      return [...creditNotesOf(due.refund), invoice]
  }
}

/** Where the credit note of a refund may be: one that was found at the payment provider is under its own key only later. */
const creditNotesOf = ({ id, providerId = id }: Refund) =>
  [...new Set([id, providerId])].map(invoiceIds.credit_note)

export interface InvoiceFacts {
  order: Order
  /** The last number of the year that was given away; 0 before the first. */
  last: number
  written: ReadonlyMap<string, Invoice>
}

export interface Issuing {
  seller: Seller
  now: Date
}

/** The order with its documents, and those of them that are new, numbered from `last + 1` without a hole: all is written, or none. */
export function makeInvoices(found: InvoiceFacts, issuing: Issuing): { invoices: Invoice[]; order: Order } {
  const made = { invoices: [] as Invoice[], order: found.order }
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
  const content = contentOf(found, due)
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
    // Beside a sum of several rates, that of the first would be said of all of it.
    tax: order.taxLines && !content.taxLines ? undefined : order.tax,
    taxEvidence: order.taxEvidence,
    currency: order.currency,
    ...content,
  }
}

/** A correction is made out to whom the corrected document is, also after the order's address changed. */
function buyerFor({ order, written }: InvoiceFacts, due: DueInvoice): Buyer {
  const [corrected] = correctedIds(order.id, due).flatMap((id) => written.get(id) ?? [])
  const { email, buyerName: name, address } = order
  return corrected?.buyer ?? { email, name, address }
}

function contentOf({ order, written }: InvoiceFacts, due: DueInvoice) {
  if (due.kind === 'invoice') {
    const { lines, ...amounts } = asInvoiced(order)
    const promised = lines.map((line, index) => ({ ...line, promise: order.lines[index]?.promise }))
    const discount = saidDiscount(order)
    return { paidAt: order.paidAt ?? order.createdAt, ...amounts, lines: promised, discount }
  }
  const { refund } = due
  const common = { paidAt: refund.createdAt, reason: refund.reason }
  if (due.kind === 'credit_note')
    return { ...common, corrects: order.invoiceNumber, ...creditOf(order, refund) }
  const { lines, goodsTotal, shippingTotal, taxLines, taxTotal, total } =
    creditNotesOf(refund).flatMap((id) => written.get(id) ?? [])[0] ?? creditOf(order, refund)
  const amounts = { lines, goodsTotal, shippingTotal, taxLines, taxTotal, total }
  return { ...common, corrects: refund.creditNote?.number, ...amounts }
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

/** The rows and sums of a document, in minor units. */
export type Amounts = Pick<
  Invoice,
  'lines' | 'goodsTotal' | 'shippingTotal' | 'taxLines' | 'taxTotal' | 'total'
>

/** What a refund credits, in minor units; in any number of steps exactly the tax of the invoice. */
export function creditOf(order: Order, refund: Refund): Amounts {
  if (refund.amount === order.total && !refund.lines) return asInvoiced(order)
  // Tax that is being returned counts from its request on, as it does in what units cost from then on.
  const standing = order.refunds.filter(
    (other) =>
      other.id !== refund.id &&
      (other.taxOnly ? other.state !== 'failed' : other.creditNote && isTaken(other)),
  )
  const taxTotal = taxOfRefund(order, refund, standing)
  const goodsTotal = refund.amount - taxTotal
  const lines = refund.lines
    ? unitsOf(order, refund.lines, goodsTotal)
    : [rowOf(goodsTotal, stored(refund.taxOnly ? m.taxNotDue : m.partialRefund))]
  const taxLines = creditedTax(order, refund, { goodsTotal, taxTotal })
  return { lines, goodsTotal, shippingTotal: 0, taxLines, taxTotal, total: refund.amount }
}

/** The rate is that of the order, also when another one holds by now. Of several rates the note says the sum alone. */
function creditedTax(
  { taxLines }: Order,
  { lines }: Refund,
  { goodsTotal, taxTotal }: Pick<Amounts, 'goodsTotal' | 'taxTotal'>,
): TaxLine[] | undefined {
  const [line, ...others] = taxLines ?? []
  if (!line || others.length > 0) return undefined
  // The tax went back before.
  if (taxTotal === 0 && line.amount > 0) return []
  const productIds = lines ? lines.map(({ productId }) => productId) : line.productIds
  return [{ ...line, base: goodsTotal, amount: taxTotal, productIds }]
}

function asInvoiced({ lines, goodsTotal, shippingTotal, taxLines, taxTotal, total }: Order): Amounts {
  const rows = lines.map(({ sku, name, unit, quantity, unitPrice, price }) => {
    return { sku, name, unit, quantity, unitPrice, price }
  })
  return { lines: rows, goodsTotal, shippingTotal, taxLines, taxTotal, total }
}

/** The units that the money is for; where an admin refunded another amount than they cost, a row says the difference. */
function unitsOf(order: Order, refunded: readonly LineUnits[], goodsTotal: number): InvoiceLine[] {
  const rows = order.lines.flatMap(({ productId, sku, name, unit, unitPrice }) => {
    const quantity = quantityIn(refunded, productId)
    return quantity > 0 ? [{ sku, name, unit, quantity, unitPrice, price: unitPrice * quantity }] : []
  })
  const difference = goodsTotal - priceOfUnits(order, refunded)
  return difference === 0 ? rows : [...rows, rowOf(difference, stored(m.differenceToPrice))]
}

const rowOf = (price: number, name: string): InvoiceLine => ({ name, quantity: 1, unitPrice: price, price })
