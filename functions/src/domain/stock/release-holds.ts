import { type Log, severityOf } from '../log.ts'
import { ShopError } from '../shop-error.ts'
import type { StockStore } from './stock-store.ts'

interface ReleasePorts {
  stock: StockStore
  log: Log
}

const productsAtATime = 100

/**
 * Puts the units of all expired holds back into stock and returns how many holds that were. A product that is too
 * contended is left to the next run.
 */
export async function releaseExpiredHolds(shop: ReleasePorts, now: Date): Promise<number> {
  let released = 0
  let lately: number
  do {
    lately = 0
    for (const productId of await shop.stock.productsWithExpiredHolds(now, productsAtATime)) {
      lately += await releaseOf(shop, productId, now)
    }
    released += lately
  } while (lately > 0)
  return released
}

async function releaseOf(shop: ReleasePorts, productId: string, now: Date): Promise<number> {
  try {
    return await shop.stock.releaseExpiredHolds(productId, now)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log[severityOf(error)]('holds could not be released', { productId, code: error.code, error })
    return 0
  }
}
