import { createHash } from 'node:crypto'

/** Without letters that are taken for digits or for one another when they are read out (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The number that people quote for an order, like `K7M-2QX`. Unique by a claim that is written with the order; when
 * another order has it already, the next attempt makes another one.
 */
export function orderNumber(orderId: string, attempt = 0): string {
  return grouped(`${attempt} ${orderId}`, 3)
}

/** The number of an order that was stored before there were numbers: longer, so that no new one is ever the same. */
export function olderOrderNumber(orderId: string): string {
  return grouped(`older ${orderId}`, 4)
}

function grouped(text: string, length: number): string {
  const bytes = [
    ...createHash('sha256')
      .update(text)
      .digest()
      .subarray(0, 2 * length),
  ]
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, length)}-${letters.slice(length)}`
}
