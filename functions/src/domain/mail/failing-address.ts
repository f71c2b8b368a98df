import { createHash } from 'node:crypto'
import type { Mail } from './mail.ts'
import type { FailingAddress, OutboxStore } from './outbox-store.ts'

/** Where an address is marked; an id cannot carry an email as it stands. */
export const addressId = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex')

/** The mark of an address that a mail server does not know. */
export function failingAddress(email: string, error: string, since: Date): FailingAddress {
  return { id: addressId(email), email: email.toLowerCase(), error, since }
}

/** Those addresses of the mails, in lower case, that are marked. */
export async function failingAmong(
  shop: { outbox: OutboxStore },
  mails: readonly Mail[],
): Promise<ReadonlySet<string>> {
  const marked = await shop.outbox.failingAddresses(mails.flatMap(({ to }) => to))
  return new Set(marked.map(({ email }) => email))
}
