import * as m from '../../texts/stock.ts'
import { ShopError } from '../shop-error.ts'

/** Days that every stock movement is kept by itself: longer than a payment can be disputed or refunded. */
const keptDays = 400

const pageSize = 300

export interface MovementLedger {
  /** Products with movements before this moment, each once. */
  productsWithMovementsBefore(before: Date, limit: number): Promise<string[]>
  /** Replaces a product's oldest movements before this moment by one line of the same sum. Returns how many are gone. */
  rollUp(productId: string, before: Date): Promise<number>
}

/** The same for all products. Safe to run twice at once, and again. Throws `invalid_request` for a moment too recent. */
export async function rollUpMovements(
  shop: { ledger: MovementLedger },
  before: Date,
  now: Date,
): Promise<{ products: number; movements: number }> {
  const latest = new Date(now.getTime() - keptDays * 86_400_000)
  if (!(before <= latest)) {
    throw new ShopError(
      'invalid_request',
      m.movementsAreKept({ keptDays, day: latest.toISOString().slice(0, 10) }),
    )
  }
  const products = new Set<string>()
  let movements = 0
  for (;;) {
    const found = await shop.ledger.productsWithMovementsBefore(before, pageSize)
    if (found.length === 0) return { products: products.size, movements }
    for (const productId of found) {
      products.add(productId)
      movements += await shop.ledger.rollUp(productId, before)
    }
  }
}
