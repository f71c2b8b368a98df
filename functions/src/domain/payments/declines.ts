import * as m from '../../texts/payments.ts'
import { ShopError } from '../errors.ts'
import type { PaymentIntent, PaymentProvider } from './payment-provider.ts'

export interface Declines {
  /** The payment provider's event and when it came, oldest first. */
  recent: { eventId: string; at: Date }[]
  /** Until when the account gets no payment intent. */
  pausedUntil?: Date
}

/** This many declined cards within the window look like someone testing stolen ones. */
const mostDeclines = 5
const windowMs = 15 * 60_000
const pauseMs = 15 * 60_000

/** The declines with one more; the same event counts once. */
export function withDecline(known: Declines | undefined, eventId: string, now: Date): Declines {
  const before = known?.recent ?? []
  if (known && before.some((decline) => decline.eventId === eventId)) return known
  const fresh = before.filter(({ at }) => at.getTime() > now.getTime() - windowMs)
  const recent = [...fresh, { eventId, at: now }].slice(-mostDeclines)
  const pausedUntil = recent.length < mostDeclines ? known?.pausedUntil : new Date(now.getTime() + pauseMs)
  return { recent, pausedUntil }
}

export function isPaused(declines: Declines | undefined, now: Date): boolean {
  return declines?.pausedUntil !== undefined && declines.pausedUntil > now
}

/** Throws `payments_paused` with the seconds to wait. */
export function assertNotPaused(declines: Declines | undefined, now: Date): void {
  if (!declines?.pausedUntil || !isPaused(declines, now)) return
  throw new ShopError('payments_paused', m.tooManyDeclined(), {
    retryAfterSeconds: Math.ceil((declines.pausedUntil.getTime() - now.getTime()) / 1000),
  })
}

export interface DeclineStore {
  find(uid: string): Promise<Declines | undefined>
  /** One transaction; the rule may run several times. */
  change(uid: string, rule: (known: Declines | undefined) => Declines): Promise<Declines>
}

/** Records a declined card; cancels and returns the intent when its account has to pause. Throws `payment_provider_failed` or `busy`. */
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
