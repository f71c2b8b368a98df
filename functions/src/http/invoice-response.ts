import type { Invoice as InvoiceResponse } from '@wood-master/contract/invoices'
import { toMajor } from '@wood-master/contract/money'
import type { Invoice } from '../domain/invoices/invoice.ts'

/** An invoice or credit note as it goes over the wire: money in major units (dollars). */
export function invoiceResponse({
  id,
  uid: _,
  year: __,
  sequence: ___,
  ...invoice
}: Invoice): InvoiceResponse {
  const major = (minor: number) => toMajor(minor, invoice.currency)
  return {
    ...invoice,
    _id: id,
    issuedAt: invoice.issuedAt.toISOString(),
    orderedAt: invoice.orderedAt.toISOString(),
    paidAt: invoice.paidAt.toISOString(),
    lines: invoice.lines.map((line) => ({
      ...line,
      unitPrice: major(line.unitPrice),
      price: major(line.price),
    })),
    goodsTotal: major(invoice.goodsTotal),
    shippingTotal: major(invoice.shippingTotal),
    taxTotal: major(invoice.taxTotal),
    total: major(invoice.total),
  }
}
