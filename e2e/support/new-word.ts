import { randomUUID } from 'node:crypto'

/**
 * A word for one test alone. Random letters come first and there are no digits in it: the catalogue forgives typing
 * errors, finds beginnings and takes numbers for themselves, so that words with a common beginning find each other.
 * There are no vowels among them, so that no button's word, such as OK, ever stands in a product's name.
 */
export function newWord(): string {
  const letters = [...randomUUID().slice(0, 8)].map((digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)])
  return `T${letters.join('')}wood`
}
