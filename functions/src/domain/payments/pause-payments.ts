import { isPaused, withDecline } from './decline-rules.ts'
import type { DeclineStore } from './decline-store.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { PaymentProvider } from './payment-provider.ts'

/**
 * Records that a card was declined, and cancels the intent when its account has to pause, so that no more
 * cards can be tried on it. Returns the intent as it stands afterwards. Throws `payment_provider_failed` or `busy`.
 */
export async function noteDecline(
  shop: { declines: DeclineStore; paymentProvider: PaymentProvider },
  { eventId, intent }: { eventId: string; intent: PaymentIntent },
  now: Date,
): Promise<PaymentIntent> {
  if (!intent.uid) return intent
  const declines = await shop.declines.change(intent.uid, (known) => withDecline(known, eventId, now))
  if (!isPaused(declines, now) || intent.status !== 'open') return intent
  return (await shop.paymentProvider.cancelIntent(intent.id)) ?? intent
}
