import type { Transaction } from 'firebase-admin/firestore'
import { type Product, withNewsIfBack } from '../domain/catalog/product.ts'
import { withPromised } from '../domain/catalog/supply.ts'
import { type News, withLowStockTold } from '../domain/mail/news.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'

/** Movements that say what lies on the shelf. */
const bookings: ReadonlySet<StockMovement['kind']> = new Set(['admin_set', 'received', 'counted'])

/** The only place that changes a stock or what is promised of what is to come. All movements of a transaction go in together; returns the news of low stocks, for its outbox. */
export function moveStock(
  transaction: Transaction,
  { products, stockMovements }: Pick<Collections, 'products' | 'stockMovements'>,
  found: ReadonlyMap<string, Product>,
  movements: StockMovement[],
): News[] {
  const moved = new Map<string, { before: Product; after: Product; last: StockMovement }>()
  for (const movement of movements) {
    const before = found.get(movement.productId)
    const product = moved.get(movement.productId)?.after ?? before
    const place = stockMovements.doc(movement.id)
    const { kind, at, awaited = [] } = movement
    if (!before || !product || (movement.delta === 0 && awaited.length === 0)) {
      transaction.create(place, movement)
      continue
    }
    const { product: promising, freed } = withPromised(product, awaited, {
      arrived: kind === 'arrived',
      now: at,
    })
    const delta = movement.delta + freed
    const stockAfter = product.availableQuantity + delta
    transaction.create(place, { ...movement, delta, stockAfter })
    const booked = bookings.has(kind) ? { lastBooking: movement.id } : {}
    const after = { ...promising, availableQuantity: stockAfter, ...booked }
    moved.set(product.id, { before, after, last: movement })
  }
  return [...moved.values()].flatMap(({ before, after, last }) => {
    const told = withNewsIfBack(before, after, last.at)
    const { product, news } = withLowStockTold(before, told, { movementId: last.id, at: last.at })
    transaction.set(products.doc(product.id), product)
    return news
  })
}
