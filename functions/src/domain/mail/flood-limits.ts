import type { MailKind } from '@wood-master/contract/mail-kinds'
import type { MailDraft } from './mail.ts'

const hourMs = 3_600_000
const ofUnpaidOrders: readonly MailKind[] = ['order_received', 'expires_soon', 'expired']

/** Mails like this one, of these kinds and about this person, of which no more than `most` are written after `since`. */
export interface FloodLimit {
  kinds: readonly MailKind[]
  /** Absent: whoever they are about. */
  person?: string
  most: number
  since: Date
}

/**
 * Unpaid orders and messages cost nothing, so somebody could place or write many with another person's address. Mails
 * about paid orders have no limit, and count towards none: nor does a message, which anybody may send with any address.
 */
export function floodLimitOf({ kind, person, createdAt }: MailDraft): FloodLimit | undefined {
  const before = (hours: number) => new Date(createdAt.getTime() - hours * hourMs)
  if (ofUnpaidOrders.includes(kind) && person) {
    return { kinds: ofUnpaidOrders, person, most: 20, since: before(24) }
  }
  if (kind === 'message_received') return { kinds: [kind], most: 20, since: before(1) }
  return undefined
}
