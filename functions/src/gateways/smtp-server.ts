import type { NodemailerError, SMTPSentMessageInfo, Transporter } from 'nodemailer'
import type { Deferred, MailServer, Sending, SendingFailure } from '../domain/mail/mail.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` where the server upgrades to TLS. */
  url: string
  from: string
}

const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/** Mails that an instance hands over at once; the others wait for one of these connections. */
const maxConnections = 5

/**
 * A mail server by SMTP. Mails at once share connections, and none stays open when all are sent: a server hangs up on
 * an instance that sleeps. Nodemailer is loaded with the first one.
 */
export function smtpServer({ url, from }: SmtpSettings): MailServer {
  let transport: Promise<Transporter<SMTPSentMessageInfo>> | undefined
  let underWay = 0

  async function connect(): Promise<Transporter<SMTPSentMessageInfo>> {
    // Nodemailer and Node would repeat it, with its password, in what they throw and warn of.
    if (!URL.canParse(url))
      throw new Error('SMTP_URL is no address: percent-encode /, ? and # in its password')
    const { createTransport } = await import('nodemailer')
    // What a mail says never names a file or an address to read.
    const safely = { disableFileAccess: true, disableUrlAccess: true }
    return createTransport({ url, pool: true, maxConnections, ...patience, ...safely })
  }

  function oneEnded(): void {
    underWay -= 1
    if (underWay > 0) return
    void transport?.then(
      (idle) => idle.close(),
      () => undefined,
    )
    transport = undefined
  }

  return {
    async send({ to, replyTo, headers: { 'Message-ID': messageId, ...headers }, message }): Promise<Sending> {
      transport ??= connect()
      underWay += 1
      try {
        // As objects, because a text would be read as a list of addresses.
        const addresses = to.map((address) => ({ name: '', address }))
        const mail = { from, to: addresses, replyTo, messageId, headers, ...message }
        const { accepted, rejected, response, ...info } = await (await transport).sendMail(mail)
        const errors: NodemailerError[] = info.rejectedErrors ?? []
        return {
          info: {
            messageId: info.messageId,
            accepted: accepted.map(String),
            rejected: rejected.map(String),
            response,
          },
          deferred: deferredOf(errors),
          badAddresses: errors.filter(isUnknownAddress).map(({ recipient = '' }) => recipient),
        }
      } catch (error) {
        return { failure: failureOf(error) }
      } finally {
        oneEnded()
      }
    },
  }
}

const mostLetters = 300

/** Why a mail could not be sent; for good only where the server rejects the mail or everybody it goes to. */
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
function isUnknownAddress({ response = '', responseCode = 0, permanent }: NodemailerError): boolean {
  if (!permanent) return false
  const [, enhanced] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})/.exec(response) ?? []
  return enhanced ? enhanced.startsWith('5.1.') : [550, 551, 553].includes(responseCode)
}
