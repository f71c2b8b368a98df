import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits at random; a byte above the last whole multiple of 62 is thrown away, to stay even. */
export function randomLetters(length: number): string {
  let letters = ''
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && letters.length < length) letters += alphabet[byte % 62] ?? ''
    }
  }
  return letters
}

/** An id with Stripe's prefix and length, for example `pi_3Q…`. */
export function newId(prefix: 'pi' | 'pm' | 'ch' | 're' | 'evt' | 'du' | 'we' | 'txn' | 'req'): string {
  return `${prefix}_${prefix === 'req' ? randomLetters(14) : randomLetters(24)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomLetters(25)}`
}
