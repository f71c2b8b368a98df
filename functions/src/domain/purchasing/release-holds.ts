import type { Shop } from '../ports.ts'

const productsAtATime = 100

/** Gives the units of holds that ran out back to the shelf. Answers how many holds that were. */
export async function releaseExpiredHolds(shop: Pick<Shop, 'purchases'>, now: Date): Promise<number> {
  let released = 0
  for (const productId of await shop.purchases.productsWithExpiredHolds(now, productsAtATime)) {
    released += await shop.purchases.releaseExpiredHolds(productId, now)
  }
  return released
}
