import { randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Where the next random bytes come from; a seeded one makes the same ids again. */
let bytes: (length: number) => Uint8Array = randomBytes

/** Draws all further ids from `source`, or from real chance again without one. */
export function drawFrom(source?: (length: number) => Uint8Array): void {
  bytes = source ?? randomBytes
}

/** Letters and digits at random; a byte above the last whole multiple of 62 is thrown away, to stay even. */
export function randomLetters(length: number): string {
  let letters = ''
  while (letters.length < length) {
    for (const byte of bytes(length)) {
      if (byte < 248 && letters.length < length) letters += alphabet[byte % 62] ?? ''
    }
  }
  return letters
}

type Prefix =
  | 'ch'
  | 'clock'
  | 'cus'
  | 'du'
  | 'evt'
  | 'issfr'
  | 'pi'
  | 'pm'
  | 're'
  | 'req'
  | 'seti'
  | 'tok'
  | 'txn'
  | 'we'
  | 'card'

/** An id with Stripe's prefix and length, for example `pi_3Q…`. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomLetters(prefix === 'req' || prefix === 'cus' ? 14 : 24)}`
}

export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomLetters(25)}`
}
