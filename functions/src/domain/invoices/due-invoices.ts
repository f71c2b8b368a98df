import { isPaid, type Order } from '../orders/order.ts'
import { isTaken, type Refund } from '../orders/refund.ts'

/** A document that an order still lacks. */
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
export const invoiceIds = {
  invoice: (orderId: string) => `invoice-${orderId}`,
  credit_note: (refundId: string) => `credit-${refundId}`,
  credit_note_reversal: (refundId: string) => `reversal-${refundId}`,
} as const

/** The id of a document that an order lacks. */
export function invoiceId(orderId: string, due: DueInvoice): string {
  return invoiceIds[due.kind](due.kind === 'invoice' ? orderId : due.refund.id)
}

/** The ids of the documents that have to be known before those that are due can be made. */
export function idsToRead(order: Order): string[] {
  const ids = dueInvoices(order).flatMap((due) => [invoiceId(order.id, due), ...correctedIds(order.id, due)])
  return [...new Set(ids)]
}

/** The ids of the documents that a document corrects, the one it names first. */
export function correctedIds(orderId: string, due: DueInvoice): string[] {
  const invoice = invoiceIds.invoice(orderId)
  switch (due.kind) {
    case 'invoice':
      return []
    case 'credit_note':
      return [invoice]
    case 'credit_note_reversal':
      return [invoiceIds.credit_note(due.refund.id), invoice]
  }
}
