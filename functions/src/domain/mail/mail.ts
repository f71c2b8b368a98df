import { hash } from 'node:crypto'
import type { Locale } from '@wood-master/contract/locale'
import type { MailKind } from '@wood-master/contract/mail-kinds'
import type { MailSettings as MailChoices } from '@wood-master/contract/mails'
import * as m from '../../texts/outbox.ts'
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
  /** When it was tried first: the day in which it is tried again begins here. Until then, when it was queued. */
  startTime: Date
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

/** What the mails of a shop have in common; parameters. */
export interface MailSettings {
  /** Who the mails are from, as `Wood-Master <shop@example.com>` or an address alone. */
  from: string
  /** The site's address, without a slash at its end. */
  siteUrl: string
  /** Who sells, in one line: every mail ends with it. */
  seller: string
  /** False when the Trigger Email extension sends the outbox. */
  sends: boolean
}

export type { MailChoices }

export interface AdminRecipients extends MailChoices {
  /** Those who speak this language. */
  to: string[]
  locale: Locale
}

/** What counts until an admin has chosen: all kinds, to every admin, ten at most. */
export const noChoices: MailChoices = { recipients: [], off: [] }

export interface FailingAddress {
  id: string
  email: string
  error: string
  since: Date
}

/** The outbox; each method that writes is one transaction, whose rule may run again. */
export interface OutboxStore {
  find(id: string): Promise<Mail | undefined>
  /** The newest first; at most one of the filters. */
  list(
    request: PageRequest & Partial<Pick<Mail, 'orderId' | 'person'> & Pick<Delivery, 'state'>>,
  ): Promise<Page<Mail>>
  /** Ids of mails that are to be tried now, oldest first. */
  due(now: Date, limit: number): Promise<string[]>
  change(
    id: string,
    rule: (mail: Mail) => Mail | undefined,
    addresses?: { reached: string[]; failing: FailingAddress[] },
  ): Promise<Mail | undefined>
  /** Writes the copy that the rule makes of a mail and of the copies that there are. Throws `not_found`. */
  copy(id: string, rule: (mail: Mail, copies: readonly Mail[]) => Mail): Promise<Mail>
  failingAddresses(emails: readonly string[]): Promise<FailingAddress[]>
  choices: SettingsStore<MailChoices>
}

/** Where an address is marked; an id cannot carry an email as it stands. */
export const addressId = (email: string) => hash('sha256', email.toLowerCase(), 'hex')

export function failingAddress(email: string, error: string, since: Date): FailingAddress {
  return { id: addressId(email), email: email.toLowerCase(), error, since }
}

export async function failingAmong(shop: { outbox: OutboxStore }, mails: readonly Mail[]) {
  const marked = await shop.outbox.failingAddresses(mails.flatMap(({ to }) => to))
  return new Set(marked.map(({ email }) => email))
}

/** An attempt that failed. `permanent`: the server will never take this mail. */
export interface SendingFailure {
  error: string
  permanent: boolean
  badAddresses: string[]
}

/** Whom a server will take a mail for later, and its words. */
export interface Deferred {
  to: string[]
  error: string
}

const minute = 60_000
/** Longer than any call that sends may run (`timeoutSeconds` of the triggers): a lease ends only after its sender has. */
export const leaseMs = 10 * minute
/** After the first, second, … failed attempt; the last one repeats. */
const pausesMs = [1, 5, 15, 30, 60, 120].map((minutes) => minutes * minute)
const giveUpMs = 24 * 60 * minute

export function queued(draft: MailDraft): Mail {
  const { createdAt } = draft
  const nothingYet = { endTime: null, error: null, leaseExpireTime: null, info: null }
  return {
    ...draft,
    delivery: { state: 'PENDING', attempts: 0, startTime: createdAt, ...nothingYet },
    dueAt: createdAt,
  }
}

/** The mail without a next attempt, where none should come; nothing for every other mail. */
export function withdrawn(mail: Mail, now: Date): Mail | undefined {
  if (mail.dueAt === undefined) return undefined
  const { dueAt, ...kept } = mail
  if (isOver(mail)) return kept
  const { delivery } = mail
  const hasDied = delivery.state === 'PROCESSING' && dueAt <= now
  if (!hasDied || now.getTime() <= delivery.startTime.getTime() + giveUpMs) return undefined
  const ended = { endTime: now, error: delivery.error ?? m.noAttemptEverEnded(), leaseExpireTime: null }
  return { ...kept, delivery: { ...delivery, ...ended, state: 'ERROR' } }
}

/** The mail in the hands of one sender; nothing while another has it, before it is due, and once it is over. */
export function leased(mail: Mail, now: Date): Mail | undefined {
  if (mail.dueAt === undefined || mail.dueAt > now || isOver(mail)) return undefined
  const until = new Date(now.getTime() + leaseMs)
  const { delivery } = mail
  const startTime = delivery.attempts === 0 ? now : delivery.startTime
  const attempts = delivery.attempts + 1
  const leased = { state: 'PROCESSING', attempts, startTime, leaseExpireTime: until } as const
  return { ...mail, delivery: { ...delivery, ...leased }, dueAt: until }
}

/** The mail after a server took it. That stays true whoever tried it meanwhile. */
export function delivered(mail: Mail, info: DeliveryInfo, now: Date): Mail {
  const { dueAt: _, waitingFor: __, ...kept } = mail
  const ended = { endTime: now, error: null, leaseExpireTime: null }
  return { ...kept, delivery: { ...mail.delivery, ...ended, state: 'SUCCESS', info: together(mail, info) } }
}

/** The mail after a server took it for some in this attempt, and will take it for `deferred` later. */
export function partlyDelivered(
  mail: Mail,
  { info, deferred, attempt, now }: { info: DeliveryInfo; deferred: Deferred; attempt: number; now: Date },
): Mail {
  const soFar = { ...mail, delivery: { ...mail.delivery, info: together(mail, info) } }
  const failure = { error: deferred.error, permanent: false, badAddresses: [] }
  const after = undelivered(soFar, { failure, attempt, now })
  return after ? { ...after, waitingFor: deferred.to } : soFar
}

function together({ delivery }: Mail, info: DeliveryInfo): DeliveryInfo {
  return { ...info, accepted: [...new Set([...(delivery.info?.accepted ?? []), ...info.accepted])] }
}

/** The mail after this attempt failed: due again after a pause, or given up; nothing when another has begun. */
export function undelivered(
  mail: Mail,
  { failure, attempt, now }: { failure: SendingFailure; attempt: number; now: Date },
): Mail | undefined {
  const { dueAt: _, ...kept } = mail
  const { delivery } = mail
  if (delivery.state !== 'PROCESSING' || delivery.attempts !== attempt) return undefined
  const ended = { ...delivery, endTime: now, error: failure.error, leaseExpireTime: null }
  const pauseMs = pausesMs[Math.min(attempt, pausesMs.length) - 1] ?? minute
  const next = new Date(now.getTime() + pauseMs)
  const isTooLate = next.getTime() > delivery.startTime.getTime() + giveUpMs
  if (failure.permanent || isTooLate) return { ...kept, delivery: { ...ended, state: 'ERROR' } }
  return { ...kept, delivery: { ...ended, state: 'PENDING' }, dueAt: next }
}

export function isOver({ delivery: { state } }: Mail): boolean {
  return state === 'SUCCESS' || state === 'ERROR'
}

export interface Taken {
  info: DeliveryInfo
  badAddresses: string[]
  /** Absent where nobody has to wait. */
  deferred?: Deferred
}

export type Sending = Taken | { failure: SendingFailure }

/** The mail server; never throws, because every failure is an outcome. */
export interface MailServer {
  send(mail: Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message'>): Promise<Sending>
}

/** The Message-ID of the document with this id; always the same, so that a repeat is recognized. */
export function messageIdOf(id: string, { from }: Pick<MailSettings, 'from'>): string {
  const domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'wood-master.invalid'
  return `<${id}@${domain}>`
}
