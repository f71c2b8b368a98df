import type { Ledger } from '../ledger/ledger.ts'
import type { EventObject, EventType } from '../ledger/objects.ts'
import type { SearchIndex } from '../ledger/search-index.ts'

/** What the account's fraud rules do with a failed check, as far as a test may choose. */
export interface RadarRules {
  /** Refuse a charge whose security code is wrong; on by default, as at Stripe. */
  blockCvcFailure: boolean
  /** Refuse a charge whose postal code is wrong; off by default. */
  blockPostalCodeFailure: boolean
}

/** What one call may use: the ledger, the clock, and the way to tell the world what happened. */
export interface Work {
  ledger: Ledger
  /** Whole seconds since 1970, as Stripe writes every date. */
  now: number
  /** True for calls with the publishable key, whose responses are shorter. */
  fromBrowser: boolean
  /** Where this server is reached, for the addresses in its responses. */
  baseUrl: string
  radar: RadarRules
  /** What search finds by now. */
  searched: SearchIndex
  emit(type: EventType, object: EventObject, previous?: Record<string, unknown>): void
  /** Carries something out a moment after the response, as Stripe does what it calls asynchronous. */
  soon(job: (work: Work) => void): void
  /** Carries something out in so many seconds of the clock, which a test may move. */
  after(seconds: number, job: (work: Work) => void): void
}
