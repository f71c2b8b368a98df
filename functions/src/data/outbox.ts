import type { Transaction } from 'firebase-admin/firestore'
import type { Log } from '../domain/log.ts'
import type { MailChoices, MailDraft, MailSettings } from '../domain/mail/mail.ts'
import { queued } from '../domain/mail/mail-attempts.ts'
import type { RenderMail } from '../domain/mail/mail-content.ts'
import { floodLimitOf, goesToAdmins, mailOf } from '../domain/mail/mail-of.ts'
import type { News } from '../domain/mail/news.ts'
import type { Collections } from './collections.ts'

export interface Outbox {
  /** Writes a mail for each news, with what makes it true. Called last: it reads outside the transaction. */
  write(transaction: Transaction, news: News[]): Promise<void>
}

interface OutboxParts {
  settings: MailSettings
  render: RenderMail
  choices: () => Promise<MailChoices>
  log: Log
}

const mostAdmins = 10

/** The outbox in Firestore. A mail's id is that of its news, and a document is only ever created: none is written twice. */
export function firestoreOutbox(
  { mail, users }: Pick<Collections, 'mail' | 'users'>,
  { settings, render, choices, log }: OutboxParts,
): Outbox {
  async function adminsOf(chosen: MailChoices): Promise<string[]> {
    if (chosen.recipients.length > 0) return chosen.recipients
    const { docs } = await users.where('role', '==', 'admin').limit(mostAdmins).get()
    return docs.map((document) => document.data().email)
  }

  /** True when so many such mails were written lately that one more would only be a nuisance. */
  async function isFlood(draft: MailDraft): Promise<boolean> {
    const limit = floodLimitOf(draft)
    if (!limit) return false
    const { kinds, person, most, since } = limit
    const ofPerson = person === undefined ? mail : mail.where('person', '==', person)
    const alike = ofPerson.where('kind', 'in', kinds)
    const { docs } = await alike.orderBy('createdAt', 'desc').limit(most).get()
    const oldest = docs.at(-1)?.data()
    return docs.length === most && oldest !== undefined && oldest.createdAt > since
  }

  return {
    async write(transaction, news) {
      if (news.length === 0) return
      const chosen = await choices()
      const admins = news.some(goesToAdmins) ? { ...chosen, to: await adminsOf(chosen) } : undefined
      for (const each of news) {
        const draft = await mailOf(each, { settings, admins, replyTo: chosen.replyTo, render })
        if (!draft) continue
        if (await isFlood(draft)) log.warn('mail left out', { mailId: draft.id, kind: draft.kind })
        else transaction.create(mail.doc(draft.id), queued(draft))
      }
    },
  }
}

/** Reads something that may be a little old, at most once in so many milliseconds. A failed read is not remembered. */
export function rememberedFor<Value>(
  lifeMs: number,
  now: () => Date,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: Promise<Value> | undefined
  let until = 0
  return () => {
    if (known && now().getTime() < until) return known
    until = now().getTime() + lifeMs
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
}
