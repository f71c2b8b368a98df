import { isLow } from '@wood-master/contract/purchase-rules'
import type { Product } from '../catalog/product.ts'
import type { News } from './news.ts'

/** Stock that goes up and down with every hold is told of once a day. */
const quietMs = 24 * 3_600_000

/** The product as it is stored after a stock movement, and the news of it once its stock is low. */
export function withLowStockTold(
  before: Product,
  after: Product,
  { movementId, at }: { movementId: string; at: Date },
): { product: Product; news: News[] } {
  const told = before.lowStockToldAt
  const wasTold = told !== undefined && at.getTime() < told.getTime() + quietMs
  if (isLow(before) || !isLow(after) || wasTold) return { product: after, news: [] }
  const product = { ...after, lowStockToldAt: at }
  return { product, news: [{ kind: 'low_stock', product, movementId, at }] }
}
