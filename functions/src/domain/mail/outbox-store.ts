import { createHash } from 'node:crypto'
import type { Page, PageRequest, SettingsStore } from '../stores.ts'
import type { Mail, MailChoices } from './mail.ts'

/** Which mails, newest first; at most one of the filters. */
export interface MailList extends PageRequest {
  orderId?: string
  /** An email: mails to this person or about them. */
  person?: string
  state?: Mail['delivery']['state']
}

/** An address that a mail server said does not exist. */
export interface FailingAddress {
  id: string
  email: string
  error: string
  since: Date
}

export interface AddressNews {
  reached: string[]
  failing: FailingAddress[]
}

/**
 * The outbox after its mails are written, which other stores do together with what they are about. Each method that
 * writes is one transaction; the rule may run several times, and nothing is written where it returns nothing.
 */
export interface OutboxStore {
  find(id: string): Promise<Mail | undefined>
  list(request: MailList): Promise<Page<Mail>>
  /** Ids of mails that are to be tried now, oldest first. */
  due(now: Date, limit: number): Promise<string[]>
  change(
    id: string,
    rule: (mail: Mail) => Mail | undefined,
    addresses?: AddressNews,
  ): Promise<Mail | undefined>
  /** Writes the copy that the rule makes of a mail and of the copies that there are. Throws `not_found`. */
  copy(id: string, rule: (mail: Mail, copies: readonly Mail[]) => Mail): Promise<Mail>
  failingAddresses(emails: readonly string[]): Promise<FailingAddress[]>
  choices: SettingsStore<MailChoices>
}

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
