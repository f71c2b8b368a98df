import type { Cart as CartResponse, ParsedLine as ParsedLineResponse } from '@wood-master/contract/cart'
import type { Invoice as InvoiceResponse } from '@wood-master/contract/invoices'
import { toMajor } from '@wood-master/contract/money'
import type { ParsedLine } from '../domain/cart/parse-order-list.ts'
import type { PricedCart } from '../domain/cart/priced-cart.ts'
import type { Product } from '../domain/catalog/product.ts'
import type { Invoice } from '../domain/invoices/invoice.ts'
import { taxEvidenceResponse, taxLineResponse } from './responses.ts'

export function cartResponse({ lines, price, currency }: PricedCart): CartResponse {
  const major = (minor: number) => toMajor(minor, currency)
  return {
    lines: lines.map((line) => ({
      ...line,
      unitPrice: major(line.unitPrice),
      price: major(line.price),
      nextBreak: line.nextBreak && {
        minQuantity: line.nextBreak.minQuantity,
        price: major(line.nextBreak.unitPrice),
      },
    })),
    price: major(price),
    currency,
  }
}

export function parsedLineResponse(
  { input, product, quantity, unitPrice, price, problem }: ParsedLine,
  currency: string,
): ParsedLineResponse {
  const major = (minor: number | undefined) => (minor === undefined ? undefined : toMajor(minor, currency))
  return {
    input,
    ...(product ? { ...named(product), available: product.availableQuantity } : {}),
    quantity,
    unitPrice: major(unitPrice),
    price: major(price),
    problem: problem && { ...problem, suggestions: problem.suggestions?.map(named) },
  }
}

const named = ({ id: productId, sku, name }: Product) => ({ productId, sku, name })

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
    taxLines: invoice.taxLines?.map((line) => taxLineResponse(line, invoice.currency)),
    taxEvidence: invoice.taxEvidence && taxEvidenceResponse(invoice.taxEvidence),
    taxTotal: major(invoice.taxTotal),
    total: major(invoice.total),
  }
}
