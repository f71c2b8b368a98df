import type { Ledger } from '../ledger/ledger.ts'
import type { EventObject, EventType } from '../ledger/objects.ts'

/** What one call may use: the ledger, the clock, and the way to tell the world what happened. */
export interface Work {
  ledger: Ledger
  /** Whole seconds since 1970, as Stripe writes every date. */
  now: number
  /** True for calls with the publishable key, whose answers are shorter. */
  fromBrowser: boolean
  emit(type: EventType, object: EventObject, previous?: Record<string, unknown>): void
}
