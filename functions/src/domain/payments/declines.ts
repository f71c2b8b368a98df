import * as m from '../../texts/payments.ts'
import { ShopError } from '../errors.ts'
import type { PaymentIntent, PaymentProvider } from './payment-provider.ts'

export interface Declines {
  /** The payment provider's event and when the card was declined, oldest first. */
  recent: { eventId: string; at: Date }[]
  /** Until when the account gets no payment intent. */
  pausedUntil?: Date
}

/** This many declined cards within the window look like someone testing stolen ones. */
const mostDeclines = 5
const windowMs = 15 * 60_000
const pauseMs = 15 * 60_000

/** The declines with one more; the same event counts once, and events come late and in any order. */
export function withDecline(known: Declines | undefined, decline: Declines['recent'][number]): Declines {
  const before = known?.recent ?? []
  if (known && before.some(({ eventId }) => eventId === decline.eventId)) return known
  const all = [...before, decline].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const first = all.at(-mostDeclines)?.at.getTime()
  const last = (all.at(-1) ?? decline).at.getTime()
  const isPausing = first !== undefined && last - first < windowMs
  const pausedUntil = isPausing ? new Date(last + pauseMs) : known?.pausedUntil
  return { recent: all.slice(-mostDeclines), pausedUntil }
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
  { eventId, at, intent }: { eventId: string; at: Date; intent: PaymentIntent },
  now: Date,
): Promise<PaymentIntent> {
  if (!intent.uid) return intent
  const declines = await shop.declines.change(intent.uid, (known) => withDecline(known, { eventId, at }))
  if (!isPaused(declines, now) || intent.status !== 'open') return intent
  return (await shop.paymentProvider.cancelIntent(intent.id)) ?? intent
}
