import type { Address } from '@wood-master/contract/address-format'
import type { TaxEvidence, TaxLine } from '@wood-master/contract/tax'
import type { Order, OrderTax } from '../orders/order.ts'

/**
 * What a document of the series is: the invoice of an order, the credit note of a refund, or what takes a credit note
 * back because its refund failed at the bank.
 */
export type InvoiceKind = 'invoice' | 'credit_note' | 'credit_note_reversal'

export interface InvoiceLine {
  sku?: string
  name: string
  unit?: string
  quantity: number
  unitPrice: number
  price: number
}

/** A document of the year's series, written once and never changed. Minor units; what is credited is positive. */
export interface Invoice {
  /** Made of what it is for, so that it can be written only once. */
  id: string
  kind: InvoiceKind
  /** For example `2026-00042`. */
  number: string
  year: number
  /** From 1 in every year, without a hole. */
  sequence: number
  issuedAt: Date
  orderId: string
  orderNumber: string
  orderedAt: Date
  /** When the order was paid; when the refund of a credit note was requested. */
  paidAt: Date
  uid: string
  transactionId?: string
  corrects?: string
  reason?: string
  poNumber?: string
  seller: Seller
  buyer: Buyer
  lines: InvoiceLine[]
  goodsTotal: number
  shippingName?: string
  shippingTotal: number
  /** What the tax is; absent where nobody chose a delivery. */
  tax?: OrderTax
  taxLines?: TaxLine[]
  taxEvidence?: TaxEvidence
  taxTotal: number
  total: number
  currency: string
}

export interface Buyer {
  email: string
  name?: string
  address?: Address
}

/** The buyer as an order has them when its invoice is made. */
export function buyerOf({ email, buyerName, address }: Order): Buyer {
  return { email, name: buyerName, address }
}

export interface Seller {
  name: string
  address: string
  taxNumber?: string
  contact?: string
  bank?: string
}

const digits = 5

/** The year of the series that a document of this date belongs to; years end at midnight UTC. */
export function yearOf(issuedAt: Date): number {
  return issuedAt.getUTCFullYear()
}

/** `2026-00042`; sorts as it counts up to 99,999 documents a year, and goes on beyond. */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(digits, '0')}`
}

/** The numbers from 1 to `last` that no document has, and those that several have. */
export function seriesProblems(
  sequences: readonly number[],
  last: number,
): { missing: number[]; double: number[] } {
  const seen = new Set<number>()
  const double = new Set<number>()
  for (const sequence of sequences) (seen.has(sequence) ? double : seen).add(sequence)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !seen.has(number))
  return { missing, double: [...double] }
}
