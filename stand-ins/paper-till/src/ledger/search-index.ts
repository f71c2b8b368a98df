import type { Ledger } from './ledger.ts'
import type { Charge, Customer, PaymentIntent } from './objects.ts'
import { type Packed, packed, unpacked } from './packed.ts'

type Searched = Pick<Ledger, 'charges' | 'customers' | 'paymentIntents'>
interface Written {
  charges: Charge[]
  customers: Customer[]
  paymentIntents: PaymentIntent[]
}

const byId = <T extends { id: string }>(objects: T[]) => new Map(objects.map((object) => [object.id, object]))

/** What search finds: the objects as they were a moment ago, because Stripe's index lags behind. */
export class SearchIndex {
  private readonly ledger: Ledger
  private readonly lagMs: number
  private readonly onRefresh: () => void
  private written: Packed<Written> = packed({ charges: [], customers: [], paymentIntents: [] })
  private shown: Searched | null = null
  private timer?: NodeJS.Timeout
  /** Set for a replay, which refreshes it itself. */
  byHand = false

  constructor(ledger: Ledger, lagMs: number, onRefresh: () => void) {
    this.ledger = ledger
    this.lagMs = lagMs
    this.onRefresh = onRefresh
  }

  objects(): Searched {
    if (this.lagMs === 0) return this.ledger
    if (!this.shown) {
      const { charges, customers, paymentIntents } = unpacked(this.written)
      this.shown = {
        charges: byId(charges),
        customers: byId(customers),
        paymentIntents: byId(paymentIntents),
      }
    }
    return this.shown
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
    this.shown = null
    const { charges, customers, paymentIntents } = this.ledger
    this.written = packed<Written>({
      charges: [...charges.values()],
      customers: [...customers.values()],
      paymentIntents: [...paymentIntents.values()],
    })
  }
}
