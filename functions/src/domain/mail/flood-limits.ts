import type { MailDraft } from './mail.ts'

const hourMs = 3_600_000

/** Mails like this one, of which no more than `most` are written after `since`. */
export interface FloodLimit {
  field: 'person' | 'kind'
  value: string
  most: number
  since: Date
}

/**
 * Unpaid orders and messages cost nothing, so somebody could place or write many with another person's address. Mails
 * about paid orders have no limit.
 */
export function floodLimitOf({ kind, person, createdAt }: MailDraft): FloodLimit | undefined {
  const before = (hours: number) => new Date(createdAt.getTime() - hours * hourMs)
  const costsNothing = kind === 'order_received' || kind === 'expires_soon' || kind === 'expired'
  if (costsNothing && person) return { field: 'person', value: person, most: 20, since: before(24) }
  if (kind === 'message_received') return { field: 'kind', value: kind, most: 20, since: before(1) }
  return undefined
}
