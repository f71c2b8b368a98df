import { tagsOf } from '../domain/notes.ts'
import type { Order } from '../domain/orders/order.ts'
import { matches, searchWordsOf, wordsOf } from './search-words.ts'

/** Beginnings of words that are stored with an order: enough for those of a hundred lines. */
const mostPrefixes = 3_000

const trackingOf = ({ shipments }: Pick<Order, 'shipments'>) =>
  shipments.flatMap(({ tracking = [] }) => tracking)

/** Everything that an order is found by beside its id, what people look for most first. */
function textsOf({ number, poNumber, invoiceNumber, ...order }: Order): string[] {
  const { email, buyerName, transactionId, address, lines } = order
  const named = [
    number,
    number.replace('-', ''),
    poNumber,
    invoiceNumber,
    ...trackingOf(order),
    ...tagsOf(order.notes),
  ]
  const buyer = [email, buyerName, address?.company, address?.name, address?.city, transactionId]
  const goods = [...lines.map(({ sku }) => sku), ...lines.map(({ name }) => name)]
  return [...named, ...buyer, ...goods].filter((text) => text !== undefined)
}

export function orderSearchWords(order: Order): string[] {
  return searchWordsOf(textsOf(order), order.id, mostPrefixes)
}

/** A number as it is compared: however it is spaced, dashed and capitalized. */
export const numberKey = (typed: string): string => wordsOf(typed).join('')

/** The numbers that an order is known by: its own, the buyer's, those of its papers, parcels and payment. */
export function orderNumberKeys({ id, number, poNumber, invoiceNumber, ...order }: Order): string[] {
  const { transactionId, refunds } = order
  const creditNotes = refunds.flatMap(({ creditNote }) => [creditNote?.number, creditNote?.reversedBy])
  const numbers = [id, number, poNumber, invoiceNumber, transactionId, ...trackingOf(order), ...creditNotes]
  return [...new Set(numbers.map((one) => numberKey(one ?? '')))].filter((key) => key !== '')
}

/** True when what was typed is one of the order's numbers, or each word of it starts a word of the order. */
export function orderMatches(typed: string, order: Order): boolean {
  // Of an id only the beginning is typed as a word: short words would match the middle of many.
  const [start = ''] = wordsOf(order.id)
  return (
    orderNumberKeys(order).includes(numberKey(typed)) || matches(wordsOf(typed), ...textsOf(order), start)
  )
}
