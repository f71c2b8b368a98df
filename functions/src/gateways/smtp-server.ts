import type { NodemailerError, SMTPSentMessageInfo, Transporter } from 'nodemailer'
import type { MailServer, Sending } from '../domain/mail/mail-server.ts'
import { deferredOf, failureOf, isUnknownAddress } from './smtp-errors.ts'

/** How the mail server is reached. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` where the server upgrades to TLS. */
  url: string
  /** Who the mails are from. */
  from: string
}

/** In milliseconds, each for one wait. They add up: what ends a server that is always slow is the time-out of the call. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
}

/**
 * A mail server by SMTP, a connection a mail. Nodemailer is loaded with the first one: instances that serve pages never
 * need it.
 */
export function smtpServer({ url, from }: SmtpSettings): MailServer {
  let transport: Promise<Transporter<SMTPSentMessageInfo>> | undefined

  async function connect(): Promise<Transporter<SMTPSentMessageInfo>> {
    const { createTransport } = await import('nodemailer')
    // What a mail says never names a file or an address to read.
    return createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  }

  return {
    async send({ to, replyTo, headers: { 'Message-ID': messageId, ...headers }, message }): Promise<Sending> {
      transport ??= connect()
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
      }
    },
  }
}
