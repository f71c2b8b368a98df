import type { SendingFailure } from './delivery.ts'
import type { DeliveryInfo, Mail } from './mail.ts'

/** What became of handing a mail to a mail server. */
export type Sending = { info: DeliveryInfo; badAddresses: string[] } | { failure: SendingFailure }

/** The mail server; never throws, because every failure is an outcome. */
export interface MailServer {
  send(mail: Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message'>): Promise<Sending>
}
