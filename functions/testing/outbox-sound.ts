import type { ReceivedMail } from '@wood-master/mailbox'
import type { Mail } from '../src/domain/mail/mail.ts'

/** What came of an outbox behind a mail server that fails. */
export interface OutboxTally {
  mails: number
  /** Mails that the server never got. */
  lost: number
  /** Mails that the server got again although it had said that it has them. */
  doubled: number
  /** Mails that the server got again because its answer was lost, under the same Message-ID. */
  repeated: number
  /** What the server got and the outbox knows nothing of. */
  unknown: number
}

/** Compares the outbox with what the server took, by Message-ID. */
export function tallyOf(mails: readonly Mail[], received: readonly ReceivedMail[]): OutboxTally {
  const ids = new Set(mails.map(({ headers }) => headers['Message-ID']))
  const tally: OutboxTally = { mails: mails.length, lost: 0, doubled: 0, repeated: 0, unknown: 0 }
  for (const { headers } of mails) {
    const times = received.filter(({ messageId }) => messageId === headers['Message-ID'])
    const answered = times.filter(({ answerLost }) => !answerLost).length
    if (times.length === 0) tally.lost++
    if (answered > 1) tally.doubled++
    if (times.length > 1) tally.repeated++
  }
  tally.unknown = received.filter(({ messageId }) => !ids.has(messageId)).length
  return tally
}
