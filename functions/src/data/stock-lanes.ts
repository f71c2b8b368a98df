import {
  AggregateField,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import { ShopError } from '../domain/errors.ts'
import { collectionNames } from './collection-names.ts'
import type { Collections } from './collections.ts'

/** The stock of a product that many buy at once is dealt into so many documents, of which a sale writes one. */
export const laneCount = 32
/** Sales like the one that deals that each lane serves at least; where stock is less, bringing home would eat the gain. */
const salesInLane = 10

/** A product whose stock a transaction moves; `lane` is where, while the stock lies in lanes. */
export type Movable = Product & { lane?: { place: DocumentReference; units: number } }

/** Thrown by a transaction that needs a whole stock; `transact` brings the lanes home and starts it anew. */
export class StockInLanes extends Error {
  constructor(readonly productIds: readonly string[]) {
    super(`lanes: ${productIds.join(', ')}`)
  }
}

export const laneOf = (product: DocumentReference<unknown>, lane: number) =>
  product.collection('lanes').doc(`${lane}`)

/** Units that stay in each lane, so that nothing that happens within one can make the product low or sold out. */
export const leastInLane = ({ minQuantity, casePack, lanes }: Product): number =>
  Math.max(1, Math.ceil((2 * Math.max(minQuantity, casePack)) / (lanes || laneCount)))

/** The stock in lanes after a sale of so many units; nothing where it is too little for that. */
export function dealt(product: Product, sold: number): number[] | undefined {
  const { availableQuantity } = product
  const each = Math.floor(availableQuantity / laneCount)
  if (sold <= 0 || each < leastInLane(product) + salesInLane * sold) return undefined
  return Array.from({ length: laneCount }, (_, lane) => each + (lane < availableQuantity % laneCount ? 1 : 0))
}

/**
 * A product for a transaction that only moves units, with a lane by chance where its stock lies in lanes. The number in
 * stock is then what one lane lets expect: enough to allow something, while a refusal needs the whole stock.
 */
export async function withLane(
  transaction: Transaction,
  { products }: Collections,
  product: Product,
): Promise<Movable> {
  const { lanes } = product
  if (!lanes) return product
  const place = laneOf(products.doc(product.id), Math.floor(Math.random() * lanes))
  const units: number = (await transaction.get(place)).get('units') ?? 0
  return { ...product, availableQuantity: units * lanes, lane: { place, units } }
}

/** Asks a rule; what it refuses counts only where it was asked with whole stocks. */
export async function refusingByWhole<Result>(products: Iterable<Movable>, ask: () => Promise<Result>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ShopError) assertWhole(products)
    throw error
  }
}

/** Throws with all that lie in lanes at once: a transaction starts anew only a few times. */
export function assertWhole(products: Iterable<Product>): void {
  const inLanes = [...products].flatMap(({ id, lanes }) => (lanes ? [id] : []))
  if (inLanes.length > 0) throw new StockInLanes(inLanes)
}

/** The product, for a transaction that needs its whole stock or writes it whole. */
export function whole<Found extends Product | undefined>(product: Found): Found {
  if (product) assertWhole([product])
  return product
}

/** Puts what lies in the lanes of a product back into it. */
export async function bringHome(transaction: Transaction, db: Firestore, productId: string): Promise<void> {
  const place = db.collection(collectionNames.products).doc(productId)
  const lanes: number = (await transaction.get(place)).get('lanes') ?? 0
  if (lanes === 0) return
  const places = Array.from({ length: lanes }, (_, lane) => laneOf(place, lane))
  const found = await transaction.getAll(...places)
  const availableQuantity = found.reduce((sum, lane) => sum + Number(lane.get('units') ?? 0), 0)
  transaction.update(place, { availableQuantity, lanes: 0, stockAt: FieldValue.serverTimestamp() })
  for (const lane of places) transaction.delete(lane)
}

export const unitsInLanes = (product: DocumentReference<Product>) =>
  product.collection('lanes').aggregate({ lanes: AggregateField.count(), units: AggregateField.sum('units') })

/** Products as they are shown, with their stocks of now where these lie in lanes. */
export const withStockOfNow = ({ products }: Pick<Collections, 'products'>, found: readonly Product[]) =>
  Promise.all(
    found.map(async (product) => {
      if (!product.lanes) return product
      const { lanes, units } = (await unitsInLanes(products.doc(product.id)).get()).data()
      // Otherwise they were brought home meanwhile.
      return lanes === product.lanes ? { ...product, availableQuantity: units } : product
    }),
  )
