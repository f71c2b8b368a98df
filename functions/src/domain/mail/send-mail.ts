import * as m from '../../texts/outbox.ts'
import { ShopError } from '../errors.ts'
import { attempt, type Log, watchedLines } from '../log.ts'
import { sweep } from '../sweep.ts'
import {
  delivered,
  failingAddress,
  isOver,
  leased,
  type Mail,
  type MailServer,
  type MailSettings,
  messageIdOf,
  type OutboxStore,
  partlyDelivered,
  queued,
  undelivered,
  withdrawn,
} from './mail.ts'

export interface SendingPorts {
  outbox: OutboxStore
  mailServer: MailServer
  log: Log
}

/** `not_due`: somebody else has it, it waits for its next attempt, or it is over. */
export type SendOutcome = 'sent' | 'tried' | 'given_up' | 'not_due'

/** Tries to send a mail, if it is due; of two at once one gets the lease. Throws `busy`. */
export async function sendMail(shop: SendingPorts, id: string, clock: () => Date): Promise<SendOutcome> {
  const begun = clock()
  const mine: { mail?: Mail; died?: Mail } = {}
  await shop.outbox.change(id, (mail) => {
    const ended = withdrawn(mail, begun)
    mine.died = isOver(mail) ? undefined : ended
    mine.mail = ended ? undefined : leased(mail, begun)
    return ended ?? mine.mail
  })
  const { mail, died } = mine
  if (died) {
    const { attempts, error } = died.delivery
    shop.log.error(watchedLines.mailGivenUp, { mailId: id, attempt: attempts, said: replyCodeIn(error) })
    return 'given_up'
  }
  if (!mail) return 'not_due'
  const sending = await shop.mailServer.send({ ...mail, to: mail.waitingFor ?? mail.to })
  const now = clock()
  const attempt = mail.delivery.attempts
  if ('info' in sending) {
    const { info, badAddresses, deferred } = sending
    const failing = badAddresses.map((email) => failingAddress(email, info.response, now))
    const rule = (found: Mail) =>
      deferred ? partlyDelivered(found, { info, deferred, attempt, now }) : delivered(found, info, now)
    const after = await shop.outbox.change(id, rule, { reached: info.accepted, failing })
    return deferred ? unsent(shop.log, id, { after, attempt, error: deferred.error }) : 'sent'
  }
  const { failure } = sending
  const failing = failure.badAddresses.map((email) => failingAddress(email, failure.error, now))
  const after = await shop.outbox.change(id, (found) => undelivered(found, { failure, attempt, now }), {
    reached: [],
    failing,
  })
  return unsent(shop.log, id, { after, attempt, error: failure.error })
}

/** The reply code of a mail server; its words repeat the address, and logs hold none. */
function replyCodeIn(error: string | null): string {
  return /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(error ?? '')?.[0] ?? 'no reply code'
}

function unsent(
  log: Log,
  mailId: string,
  { after, attempt, error }: { after: Mail | undefined; attempt: number; error: string },
): SendOutcome {
  const fields = { attempt, said: replyCodeIn(error) }
  const isGivenUp = after?.delivery.state === 'ERROR'
  if (isGivenUp) log.error(watchedLines.mailGivenUp, { mailId, ...fields })
  else log.warn('mail not sent yet', { mailId, ...fields })
  return isGivenUp ? 'given_up' : 'tried'
}

const sendersAtOnce = 5

/**
 * Sends what is due: what failed before, and what no trigger was called for. Safe to run twice at once. Each mail is
 * tried once a run, so that mails that stay due, as in a busy database, do not keep it going.
 */
export async function sendDueMails(shop: SendingPorts, clock: () => Date) {
  const run: Record<SendOutcome, number> = { sent: 0, tried: 0, given_up: 0, not_due: 0 }
  const send = async (id: string) => {
    // Where the database is busy the lease runs out, and the next run goes on.
    const work = () => sendMail(shop, id, clock)
    run[(await attempt(shop.log, 'mail not sent yet', { mailId: id }, work)) ?? 'tried']++
  }
  await sweep((limit) => shop.outbox.due(clock(), limit), send, { atOnce: sendersAtOnce })
  return run
}

/** Whoever did not get a mail by then has another problem. */
const mostCopies = 9

/** Queues a numbered copy of a mail. Throws `not_found`, `mail_not_finished` or `busy`. */
export function resendMail(
  shop: { outbox: OutboxStore; mailSettings: MailSettings },
  id: string,
  resending: { by: string; now: Date },
): Promise<Mail> {
  return shop.outbox.copy(id, (mail, copies) =>
    copyOf(mail, copies, { ...resending, settings: shop.mailSettings }),
  )
}

/** The copy of a mail that is over, as are all copies of it so far. Throws `mail_not_finished`. */
export function copyOf(
  mail: Mail,
  copies: readonly Mail[],
  { by, now, settings }: { by: string; now: Date; settings: MailSettings },
): Mail {
  if (![mail, ...copies].every(isOver)) throw new ShopError('mail_not_finished', m.stillBeingSent())
  if (copies.length >= mostCopies) throw new ShopError('mail_not_finished', m.sentAgainTooOften())
  const of = mail.copy?.of ?? mail.id
  const number = copies.length + 2
  const id = `${of}-again-${number}`
  const { delivery: _, dueAt: __, waitingFor: ___, ...kept } = mail
  const headers = { ...kept.headers, 'Message-ID': messageIdOf(id, settings) }
  return queued({ ...kept, id, headers, createdAt: now, copy: { of, number, by } })
}
