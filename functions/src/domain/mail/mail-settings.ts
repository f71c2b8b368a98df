import type { AdminMailKind } from '@wood-master/contract/mail-kinds'

/** What admins chose about mails to them. */
export interface MailChoices {
  /** Who gets them; empty: every admin. */
  recipients: string[]
  /** Kinds that nobody gets. */
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

/** Whom mails to admins go to. */
export interface AdminRecipients extends MailChoices {
  to: string[]
}

/** What counts until an admin has chosen: all kinds, to every admin. */
export const noChoices: MailChoices = { recipients: [], off: [] }

/** The part after the @ of the address that mails are from; it also ends their Message-IDs. */
export function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'wood-master.invalid'
}
