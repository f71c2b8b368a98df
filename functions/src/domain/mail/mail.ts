import type { AdminMailKind, MailKind } from '@wood-master/contract/mail-kinds'

/**
 * A mail in the outbox: a document of Firebase's Trigger Email extension, which could send it too. What the extension
 * does not know stands beside its fields.
 */
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

/** What the mail server said when it last took a mail. */
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
