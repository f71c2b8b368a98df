import type { Ledger } from './ledger.ts'

export type SearchedKind = 'charges' | 'customers' | 'paymentIntents'

/** What search finds: the objects as they were a moment ago, because Stripe's index lags behind. */
export class SearchIndex {
  private readonly ledger: Ledger
  private readonly lagMs: number
  private readonly onRefresh: () => void
  /** As text, because much is kept and seldom looked for. */
  private readonly written = {
    charges: new Map<string, string>(),
    customers: new Map<string, string>(),
    paymentIntents: new Map<string, string>(),
  }
  private timer?: NodeJS.Timeout
  /** Set for a replay, which refreshes it itself. */
  byHand = false

  constructor(ledger: Ledger, lagMs: number, onRefresh: () => void) {
    this.ledger = ledger
    this.lagMs = lagMs
    this.onRefresh = onRefresh
  }

  /** Those that match, oldest first. */
  find(kind: SearchedKind, matches: (entry: object) => boolean): { id: string }[] {
    if (this.lagMs === 0) return [...this.ledger[kind].values()].filter(matches)
    return [...this.written[kind].values()].flatMap((text) => {
      const entry = JSON.parse(text)
      return matches(entry) ? [entry] : []
    })
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
    for (const kind of ['charges', 'customers', 'paymentIntents'] as const) {
      const [written, now] = [this.written[kind], this.ledger[kind]]
      for (const id of written.keys()) if (!now.has(id)) written.delete(id)
      for (const [id, object] of now) {
        const text = JSON.stringify(object)
        if (written.get(id) !== text) written.set(id, text)
      }
    }
  }
}
