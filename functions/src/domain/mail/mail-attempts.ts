import * as m from '../../texts/mail.ts'
import type { DeliveryInfo, Mail, MailDraft } from './mail.ts'

/** An attempt that failed. `permanent`: the server will never take this mail. */
export interface SendingFailure {
  error: string
  permanent: boolean
  /** Addresses that the server said do not exist. */
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
/** A mail that no server took for so long is given up. */
const giveUpMs = 24 * 60 * minute

/** A new mail, due at once. */
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
  return {
    ...mail,
    delivery: {
      ...delivery,
      state: 'PROCESSING',
      attempts: delivery.attempts + 1,
      leaseExpireTime: until,
    },
    dueAt: until,
  }
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
  const next = new Date(now.getTime() + pauseAfter(attempt))
  const isTooLate = next.getTime() > delivery.startTime.getTime() + giveUpMs
  if (failure.permanent || isTooLate) return { ...kept, delivery: { ...ended, state: 'ERROR' } }
  return { ...kept, delivery: { ...ended, state: 'PENDING' }, dueAt: next }
}

/** True once the mail will not be tried again. */
export function isOver({ delivery: { state } }: Mail): boolean {
  return state === 'SUCCESS' || state === 'ERROR'
}

function pauseAfter(attempt: number): number {
  return pausesMs[Math.min(attempt, pausesMs.length) - 1] ?? minute
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
