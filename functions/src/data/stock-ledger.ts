import { isDeepStrictEqual } from 'node:util'
import { isLow } from '@wood-master/contract/purchase-rules'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { canBeBought, type Product, withNewsIfBack } from '../domain/catalog/product.ts'
import { withPromised } from '../domain/catalog/supply.ts'
import { type News, withLowStockTold } from '../domain/mail/news.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'
import { assertWhole, dealt, laneOf, leastInLane, type Movable, whole } from './stock-lanes.ts'

/** Movements that say what lies on the shelf. */
const bookings: ReadonlySet<StockMovement['kind']> = new Set(['admin_set', 'received', 'counted'])

/**
 * The only place that changes a stock or what is promised of what is to come. All movements of a transaction go in together;
 * returns the news of low stocks, for its outbox. A sale while many wait for the product deals its stock into lanes.
 */
export function moveStock(
  transaction: Transaction,
  { products, stockMovements }: Collections,
  found: ReadonlyMap<string, Movable>,
  movements: StockMovement[],
  isCrowded: (productId: string) => boolean = () => false,
): News[] {
  const inLanes = new Map<Movable, number>()
  let wholeAsked = false
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
    if (before.lane) {
      // Who promises or counts needs the whole stock.
      wholeAsked ||= awaited.length > 0 || bookings.has(kind)
      transaction.create(place, movement)
      inLanes.set(before, (inLanes.get(before) ?? before.lane.units) + movement.delta)
      continue
    }
    const { product: promising, freed } = withPromised(whole(product), awaited, {
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
  if (wholeAsked || [...inLanes].some(([product, units]) => units < leastInLane(product)))
    assertWhole(inLanes.keys())
  for (const [{ lane }, units] of inLanes) if (lane) transaction.update(lane.place, { units })
  return [...moved.values()].flatMap(({ before, after, last }) => {
    const told = withNewsIfBack(before, after, last.at)
    const { product, news } = withLowStockTold(before, told, { movementId: last.id, at: last.at })
    const place = products.doc(product.id)
    if (onlySold(before, product)) {
      const { availableQuantity } = product
      const lanes = isCrowded(product.id) && dealt(product, before.availableQuantity - availableQuantity)
      const stockAt = FieldValue.serverTimestamp()
      transaction.update(place, { availableQuantity, stockAt, ...(lanes && { lanes: lanes.length }) })
      for (const [lane, units] of (lanes || []).entries()) transaction.set(laneOf(place, lane), { units })
    } else transaction.set(place, product)
    return news
  })
}

/** True where nothing but the number in stock is another: then no instance has to read it before somebody sees it. */
function onlySold(before: Product, after: Product): boolean {
  const isAlike = (name: string) => isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name))
  return (
    canBeBought(before) === canBeBought(after) &&
    isLow(before) === isLow(after) &&
    Object.keys({ ...before, ...after }).every((name) => name === 'availableQuantity' || isAlike(name))
  )
}
