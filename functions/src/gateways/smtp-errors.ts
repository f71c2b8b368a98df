import type { NodemailerError } from 'nodemailer'
import type { Deferred, SendingFailure } from '../domain/mail/delivery.ts'

/** How much of a server's words is kept. */
const mostLetters = 300

/**
 * Why a mail could not be sent. For good only where the server rejects the mail or everybody it goes to: a rejected sender,
 * password or connection is the operator's to fix, and the mail waits for that.
 */
export function failureOf(thrown: unknown): SendingFailure {
  const error: NodemailerError = thrown instanceof Error ? thrown : new Error(String(thrown))
  const rejected = error.rejectedErrors ?? []
  const said = error.response ?? rejected[0]?.response ?? error.message
  const isAboutMail = error.command === 'DATA' || error.command === 'RCPT TO'
  const isForGood = rejected.length > 0 ? rejected.every(isUnknownAddress) : error.permanent === true
  return {
    error: said.slice(0, mostLetters),
    permanent: isAboutMail && isForGood,
    badAddresses: rejected.filter(isUnknownAddress).map(({ recipient = '' }) => recipient),
  }
}

/** Whom a server that took a mail for others told to wait, as greylisting does; nothing when nobody. */
export function deferredOf(rejected: readonly NodemailerError[]): Deferred | undefined {
  const waiting = rejected.filter(({ responseCode = 0 }) => responseCode >= 400 && responseCode < 500)
  const to = waiting.flatMap(({ recipient }) => (recipient ? [recipient] : []))
  const said = waiting[0]?.response ?? ''
  return to.length > 0 ? { to, error: said.slice(0, mostLetters) } : undefined
}

/** True when the server says that there is no such address, and not that it will not take mail from us. */
export function isUnknownAddress({ response = '', responseCode = 0, permanent }: NodemailerError): boolean {
  if (!permanent) return false
  const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response) ?? []
  return enhanced ? enhanced.startsWith('5.1.') : [550, 551, 553].includes(responseCode)
}
