import { severityOf } from '../log.ts'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'

const productsAtATime = 100

/**
 * Gives the units of all holds that ran out back to the shelf. Answers how many holds that were. A product that others
 * are too busy with is left to the next run.
 */
export async function releaseExpiredHolds(shop: Pick<Shop, 'purchases' | 'log'>, now: Date): Promise<number> {
  let released = 0
  let lately: number
  do {
    lately = 0
    for (const productId of await shop.purchases.productsWithExpiredHolds(now, productsAtATime)) {
      lately += await releaseOf(shop, productId, now)
    }
    released += lately
  } while (lately > 0)
  return released
}

async function releaseOf(
  shop: Pick<Shop, 'purchases' | 'log'>,
  productId: string,
  now: Date,
): Promise<number> {
  try {
    return await shop.purchases.releaseExpiredHolds(productId, now)
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    shop.log[severityOf(error)]('holds could not be released', { productId, code: error.code, error })
    return 0
  }
}
