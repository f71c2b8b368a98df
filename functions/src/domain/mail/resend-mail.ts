import * as m from '../../texts/outbox.ts'
import { ShopError } from '../shop-error.ts'
import { isOver, type Mail, type MailSettings, messageIdOf, type OutboxStore, queued } from './mail.ts'

/** Whoever did not get a mail by then has another problem. */
const mostCopies = 9

interface Resending {
  by: string
  now: Date
}

/** Queues a numbered copy of a mail. Throws `not_found`, `mail_not_finished` or `busy`. */
export function resendMail(
  shop: { outbox: OutboxStore; mailSettings: MailSettings },
  id: string,
  resending: Resending,
): Promise<Mail> {
  return shop.outbox.copy(id, (mail, copies) =>
    copyOf(mail, copies, { ...resending, settings: shop.mailSettings }),
  )
}

/** The copy of a mail that is over, as are all copies of it so far. Throws `mail_not_finished`. */
export function copyOf(
  mail: Mail,
  copies: readonly Mail[],
  { by, now, settings }: Resending & { settings: MailSettings },
): Mail {
  if (![mail, ...copies].every(isOver)) {
    throw new ShopError('mail_not_finished', m.stillBeingSent())
  }
  if (copies.length >= mostCopies) {
    throw new ShopError('mail_not_finished', m.sentAgainTooOften())
  }
  const of = mail.copy?.of ?? mail.id
  const number = copies.length + 2
  const id = `${of}-again-${number}`
  const { delivery: _, dueAt: __, waitingFor: ___, ...kept } = mail
  const headers = { ...kept.headers, 'Message-ID': messageIdOf(id, settings) }
  return queued({ ...kept, id, headers, createdAt: now, copy: { of, number, by } })
}
