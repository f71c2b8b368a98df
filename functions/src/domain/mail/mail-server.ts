import type { Deferred, SendingFailure } from './delivery.ts'
import type { DeliveryInfo, Mail } from './mail.ts'

/** A mail that the server took for somebody. */
export interface Taken {
  info: DeliveryInfo
  badAddresses: string[]
  /** Absent where nobody has to wait. */
  deferred?: Deferred
}

/** What became of handing a mail to a mail server. */
export type Sending = Taken | { failure: SendingFailure }

/** The mail server; never throws, because every failure is an outcome. */
export interface MailServer {
  send(mail: Pick<Mail, 'to' | 'replyTo' | 'headers' | 'message'>): Promise<Sending>
}
