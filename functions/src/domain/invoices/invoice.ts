import type { Invoice as SentInvoice } from '@wood-master/contract/invoices'
import type { TaxLine } from '@wood-master/contract/tax'
import type { Kept } from '../kept.ts'
/** A document of the year's series, written once and never changed. Its id is made of what it is for. */
export type Invoice = Omit<Kept<SentInvoice>, 'taxLines'> & {
  year: number
  /** From 1 in every year, without a hole. */
  sequence: number
  uid: string
  taxLines?: TaxLine[] | undefined
}

export type InvoiceLine = Invoice['lines'][number]
export type Buyer = Invoice['buyer']
export type Seller = Invoice['seller']

/** The year of the series that a document of this date belongs to; years end at midnight UTC. */
export function yearOf(issuedAt: Date): number {
  return issuedAt.getUTCFullYear()
}

/** `2026-00042`; sorts as it counts up to 99,999 documents a year, and goes on beyond. */
export function invoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(5, '0')}`
}

export interface SeriesPlace {
  year: number
  sequence: number
}

/** What `2026-00042` says; nothing when it is no number of a document. */
export function placeOf(number: string): SeriesPlace | undefined {
  const [, year, sequence] = /^(\d{4})-(\d+)$/.exec(number)?.map(Number) ?? []
  return year && sequence && invoiceNumber(year, sequence) === number ? { year, sequence } : undefined
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
export function seriesProblems({ sequences, last, lost }: InvoiceSeries) {
  const seen = new Set<number>()
  const double = new Set<number>()
  for (const sequence of sequences) (seen.has(sequence) ? double : seen).add(sequence)
  const isLost = (number: number) => lost.some(({ from, to }) => number >= from && number <= to)
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => !seen.has(number) && !isLost(number),
  )
  return { missing, double: [...double] }
}
