import { createHash } from 'node:crypto'
import type { AdminMailKind, MailKind } from '@wood-master/contract/mail-kinds'
import type { Page, PageRequest, SettingsStore } from '../stores.ts'

/** A mail in the outbox: a document of Firebase's Trigger Email extension, with fields of ours beside its own. */
export interface Mail {
  id: string
  kind: MailKind
  to: string[]
  /** Those of `to` that still have to get it, once others have; absent: all of them. */
  waitingFor?: string[]
  replyTo?: string
  /** `Message-ID` is made of the document's id, so that a mail that has to be sent again is recognized as the same. */
  headers: Record<string, string>
  message: { subject: string; text: string; html: string }
  delivery: Delivery
  createdAt: Date
  /** When it is to be tried next; absent once that is over. */
  dueAt?: Date
  orderId?: string
  /** Of the contact form: a deleted message takes its mails along. */
  contactId?: string
  /** The email of whom it is about, or goes to: removed with the account. */
  person?: string
  /** Set when an admin sent a mail again: which one, and who did. */
  copy?: { of: string; number: number; by: string }
}

/** Who wrote the mail for whom, before it is queued. */
export type MailDraft = Omit<Mail, 'delivery' | 'dueAt' | 'waitingFor'>

/** What became of sending a mail; the fields and states of the Trigger Email extension. */
export interface Delivery {
  state: 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR'
  attempts: number
  startTime: Date
  /** When the last attempt ended. */
  endTime: Date | null
  error: string | null
  /** Until when whoever sends it has it alone. */
  leaseExpireTime: Date | null
  info: DeliveryInfo | null
}

export interface DeliveryInfo {
  messageId: string
  accepted: string[]
  /** Whom the last attempt did not reach. */
  rejected: string[]
  response: string
}

export interface MailChoices {
  /** Who gets them; empty: every admin. */
  recipients: string[]
  off: AdminMailKind[]
  /** Where replies to the shop's mails go; left out, to where they came from. */
  replyTo?: string
}

/** What the mails of a shop have in common; parameters. */
export interface MailSettings {
  /** Who the mails are from, as `Wood-Master <shop@example.com>` or an address alone. */
  from: string
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** False when the Trigger Email extension sends the outbox. */
  sends: boolean
}

export interface AdminRecipients extends MailChoices {
  to: string[]
}

/** What counts until an admin has chosen: all kinds, to every admin. */
export const noChoices: MailChoices = { recipients: [], off: [] }

/** The part after the @ of the address that mails are from; it also ends their Message-IDs. */
export function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'wood-master.invalid'
}

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

/** The outbox; each method that writes is one transaction, whose rule may run again. */
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
