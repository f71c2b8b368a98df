import type { Address } from '@wood-master/contract/address-format'
import type { LeavingDays } from '@wood-master/contract/supply'
import type { TaxEvidence, TaxLine } from '@wood-master/contract/tax'
import type { Discount, Order, OrderTax } from '../orders/order.ts'

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
  /** When it leaves, as it was promised; of invoices alone, where it was not in stock. */
  promise?: LeavingDays | undefined
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
  /** Taken off the lines already. */
  discount?: (Discount & { amount: number }) | undefined
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

export interface SeriesPlace {
  year: number
  sequence: number
}

/** What `2026-00042` says; nothing when it is no number of a document. */
export function placeOf(number: string): SeriesPlace | undefined {
  const [, year, sequence] = /^(\d{4})-(\d{5,})$/.exec(number) ?? []
  return year && sequence ? { year: Number(year), sequence: Number(sequence) } : undefined
}

/** Numbers that were given before a database was restored to an earlier moment: they have no document and are never given again. */
export interface LostNumbers {
  from: number
  to: number
  /** When the series went on behind them. */
  at: Date
}

export interface InvoiceSeries {
  sequences: number[]
  /** The last number that was given away; 0 before the first. */
  last: number
  lost: LostNumbers[]
}

/** The numbers from 1 to `last` that no document has and that are not known to be lost, and those that several have. */
export function seriesProblems({ sequences, last, lost }: InvoiceSeries): {
  missing: number[]
  double: number[]
} {
  const seen = new Set<number>()
  const double = new Set<number>()
  for (const sequence of sequences) (seen.has(sequence) ? double : seen).add(sequence)
  const isLost = (number: number) => lost.some(({ from, to }) => number >= from && number <= to)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => !seen.has(number) && !isLost(number),
  )
  return { missing, double: [...double] }
}
