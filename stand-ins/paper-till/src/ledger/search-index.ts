import type { Ledger } from './ledger.ts'

type Searched = Pick<Ledger, 'charges' | 'customers' | 'paymentIntents'>

/** What search finds: the objects as they were a moment ago, because Stripe's index lags behind. */
export class SearchIndex {
  private readonly ledger: Ledger
  private readonly lagMs: number
  private readonly onRefresh: () => void
  private shown: Searched
  private timer?: NodeJS.Timeout
  /** Set for a replay, which refreshes it itself. */
  byHand = false

  constructor(ledger: Ledger, lagMs: number, onRefresh: () => void) {
    this.ledger = ledger
    this.lagMs = lagMs
    this.onRefresh = onRefresh
    this.shown = { charges: new Map(), customers: new Map(), paymentIntents: new Map() }
  }

  objects(): Searched {
    return this.lagMs === 0 ? this.ledger : this.shown
  }

  /** Something has changed: it is found when the lag is over. */
  touch(): void {
    if (this.lagMs === 0 || this.byHand || this.timer) return
    this.timer = setTimeout(() => {
      this.refresh()
      this.onRefresh()
    }, this.lagMs).unref()
  }

  /** The clock has gone on by so many milliseconds. */
  advance(milliseconds: number): void {
    if (milliseconds >= this.lagMs) this.refresh()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  refresh(): void {
    this.stop()
    if (this.lagMs === 0) return
    const { charges, customers, paymentIntents } = this.ledger
    this.shown = structuredClone({ charges, customers, paymentIntents })
  }
}
