import * as m from '../../texts/stock.ts'
import { ShopError } from '../errors.ts'

/** Days that every stock movement is kept by itself: longer than a payment can be disputed or refunded. */
const keptDays = 400

export interface MovementLedger {
  /** By their ids: the next product behind this one that has movements, and when the oldest of them was. */
  productAfter(id: string): Promise<{ id: string; oldest: Date } | undefined>
  /** Replaces a product's oldest movements before this moment by one line of the same sum. Returns how many are gone. */
  rollUp(productId: string, before: Date): Promise<number>
}

/** The same for all products. Safe to run twice at once, and again. Throws `invalid_request` for a moment too recent. */
export async function rollUpMovements(shop: { ledger: MovementLedger }, before: Date, now: Date) {
  const latest = new Date(now.getTime() - keptDays * 86_400_000)
  if (!(before <= latest)) {
    throw new ShopError(
      'invalid_request',
      m.movementsAreKept({ keptDays, day: latest.toISOString().slice(0, 10) }),
    )
  }
  const rolledUp = { products: 0, movements: 0 }
  for (let next = await shop.ledger.productAfter(''); next; next = await shop.ledger.productAfter(next.id)) {
    if (next.oldest >= before) continue
    rolledUp.products++
    let gone: number
    do {
      gone = await shop.ledger.rollUp(next.id, before)
      rolledUp.movements += gone
    } while (gone > 0)
  }
  return rolledUp
}
