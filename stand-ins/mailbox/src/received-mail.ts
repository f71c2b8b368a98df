import PostalMime from 'postal-mime'

/** A mail as the server took it. */
export interface ReceivedMail {
  /** Counts from 1. */
  number: number
  receivedAt: string
  /** Whom the sender named to the server, which is where the mail goes. */
  to: string[]
  from: string
  subject: string
  messageId: string
  /** By their names in lower case. */
  headers: Record<string, string>
  text: string
  html: string
  /** The server took it and did not say so. */
  answerLost: boolean
}

interface Envelope {
  number: number
  to: string[]
  answerLost: boolean
}

/** Reads what came after DATA. */
export async function readMail(
  raw: Buffer,
  { number, to, answerLost }: Envelope,
  now: Date,
): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw)
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  return {
    number,
    receivedAt: now.toISOString(),
    to,
    from: headers.from ?? '',
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers,
    text: mail.text ?? '',
    html: mail.html ?? '',
    answerLost,
  }
}
