import { mailAddress } from '#lib/text/mail-address.ts'
import type { Message } from './messages-api.ts'

/** Characters of the quoted message: mail programs cut longer links. */
const quoted = 1_000

/** The link that opens a reply in the admin's mail program, with the message quoted. */
export function replyAddress({
  email,
  subject,
  message,
}: Pick<Message, 'email' | 'subject' | 'message'>): string {
  const title =
    subject === undefined ? 'Your message to Wood-Master' : `Your message to Wood-Master (${subject})`
  const quote = message
    .slice(0, quoted)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  return mailAddress(email, { subject: title, body: `\r\n\r\n${quote}` })
}
