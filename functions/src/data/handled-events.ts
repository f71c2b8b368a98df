import type { Transaction } from 'firebase-admin/firestore'
import type { Collections } from './collections.ts'

/** Remembers that an event of the payment provider was handled, together with its last effect. */
export function recordEvent(
  transaction: Transaction,
  { stripeEvents }: Pick<Collections, 'stripeEvents'>,
  eventId: string | undefined,
  now: Date,
): void {
  if (eventId) transaction.set(stripeEvents.doc(eventId), { id: eventId, at: now })
}
