import type { Locale } from '@wood-master/contract/locale'
import type { Query, Transaction } from 'firebase-admin/firestore'
import type { Log } from '../domain/log.ts'
import {
  type AdminRecipients,
  type Mail,
  type MailChoices,
  type MailSettings,
  type OutboxStore,
  queued,
} from '../domain/mail/mail.ts'
import type { RenderMail } from '../domain/mail/mail-content.ts'
import type { FloodLimit } from '../domain/mail/mail-of.ts'
import type { News } from '../domain/mail/news.ts'
import type { Collections } from './collections.ts'
import { readAll } from './converter.ts'

export type Outbox = ReturnType<typeof firestoreOutbox>

interface OutboxParts {
  settings: MailSettings
  render: RenderMail
  choices: OutboxStore['choices']['find']
  log: Log
}

const mostAdmins = 10
const hourMs = 3_600_000

/** The outbox in Firestore. A mail's id is that of its news, and a document is only ever created: none is written twice. */
export function firestoreOutbox(
  { mail, users }: Collections,
  { settings, render, choices, log }: OutboxParts,
) {
  /** Whom it goes to, by their languages; who has no account here is written to in English. */
  async function adminsOf(chosen: MailChoices): Promise<AdminRecipients[]> {
    const { recipients } = chosen
    const wanted =
      recipients.length > 0 ? users.where('email', 'in', recipients) : users.where('role', '==', 'admin')
    const found = await readAll(wanted.limit(mostAdmins))
    const speak = new Map(found.map(({ email, locale = 'en' }) => [email, locale]))
    const to = recipients.length > 0 ? recipients : [...speak.keys()]
    const groups = Map.groupBy(to, (email): Locale => speak.get(email) ?? 'en')
    return [...groups].map(([locale, to]) => ({ ...chosen, to, locale }))
  }

  /** Until when one more would only be a nuisance, because so many such mails were written lately. */
  async function reachedUntil({ kinds, person, orderId, most, hours }: FloodLimit, now: Date) {
    let alike: Query<Mail> = mail
    if (person !== undefined) alike = alike.where('person', '==', person)
    if (orderId !== undefined) alike = alike.where('orderId', '==', orderId)
    if (kinds) alike = alike.where('kind', 'in', kinds)
    const latest = await readAll(alike.orderBy('createdAt', 'desc').limit(most))
    const oldest = latest[most - 1]
    const until = oldest && new Date(oldest.createdAt.getTime() + hours * hourMs)
    return until && until > now ? until : undefined
  }

  return {
    /** Writes a mail for each news, with what makes it true; says until when a limit that left one out holds. Called last: it reads outside the transaction. */
    async write(transaction: Transaction, news: News[]): Promise<Date | undefined> {
      if (news.length === 0) return undefined
      // The words of all mails, in all languages: most starts of the function write none.
      const { floodLimitOf, isForAdmins, mailOf } = await import('../domain/mail/mail-of.ts')
      const { content: chosen } = await choices()
      const allAdmins = news.some(({ kind }) => isForAdmins(kind)) ? await adminsOf(chosen) : []
      const drafts = news.flatMap((each) =>
        (isForAdmins(each.kind) ? allAdmins : [undefined]).map((admins) =>
          mailOf(each, { settings, admins, replyTo: chosen.replyTo, render }),
        ),
      )
      let leftOutUntil: Date | undefined
      for (const draft of await Promise.all(drafts)) {
        if (!draft) continue
        const limit = floodLimitOf(draft)
        const until = limit && (await reachedUntil(limit, draft.createdAt))
        if (until) {
          leftOutUntil = until
          log.warn('mail left out', { mailId: draft.id, kind: draft.kind })
        } else transaction.create(mail.doc(draft.id), queued(draft))
      }
      return leftOutUntil
    },
  }
}

/** Reads something that may be a little old, at most once in so many milliseconds. A failed read is not remembered. */
export function rememberedFor<Value>(lifeMs: number, now: () => Date, read: () => Promise<Value>) {
  let known: Promise<Value> | undefined
  let until = 0
  const forget = () => {
    known = undefined
  }
  return {
    recent() {
      if (known && now().getTime() < until) return known
      until = now().getTime() + lifeMs
      const reading = read()
      known = reading
      reading.catch(() => known === reading && forget())
      return reading
    },
    forget,
  }
}
