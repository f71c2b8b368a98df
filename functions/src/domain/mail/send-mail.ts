import { type Log, watchedLines } from '../log.ts'
import { ShopError } from '../shop-error.ts'
import { sweep } from '../sweep.ts'
import {
  delivered,
  failingAddress,
  isOver,
  leased,
  type Mail,
  type MailServer,
  type OutboxStore,
  partlyDelivered,
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
    run[await tryMail(shop, id, clock)]++
  }
  await sweep((limit) => shop.outbox.due(clock(), limit), send, { atOnce: sendersAtOnce })
  return run
}

async function tryMail(shop: SendingPorts, id: string, clock: () => Date): Promise<SendOutcome> {
  try {
    return await sendMail(shop, id, clock)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    // The lease runs out, and the next run goes on.
    shop.log.warn('mail not sent yet', { mailId: id, code: error.code })
    return 'tried'
  }
}
