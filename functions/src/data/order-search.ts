import type { Order } from '../domain/orders/order.ts'
import { matches, searchWordsOf } from './search-words.ts'

/** Beginnings of words that are stored with an order: enough for those of a hundred lines. */
const mostPrefixes = 3_000

/** Everything that an order is found by beside its id, what people look for most first. */
function textsOf({ number, poNumber, email, buyerName, transactionId, lines }: Order): string[] {
  return [
    number,
    number.replace('-', ''),
    poNumber ?? '',
    email,
    buyerName ?? '',
    transactionId ?? '',
    ...lines.map(({ sku }) => sku),
    ...lines.map(({ name }) => name),
  ]
}

export function orderSearchWords(order: Order): string[] {
  return searchWordsOf(textsOf(order), order.id, mostPrefixes)
}

/** True when each search word starts a word of the order. */
export function orderMatches(words: string[], order: Order): boolean {
  return matches(words, ...textsOf(order), order.id)
}
