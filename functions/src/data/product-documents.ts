import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type Product, ratingAfter, skuKey } from '../domain/catalog/product.ts'
import { productChanges } from '../domain/catalog/product-changes.ts'
import type { ChangeRecord } from '../domain/catalog/product-store.ts'
import { errors, existing } from '../domain/errors.ts'
import type { Collections } from './collections.ts'
import { readIn, readKnown } from './converter.ts'
import { assertWhole, type Movable, whole, withLane, withStockOfNow } from './stock-lanes.ts'

export const idsIn = ({ lines }: { lines: readonly { productId: string }[] }) =>
  lines.map(({ productId }) => productId)

/** Products by id, read inside a transaction in one request and always in the same order; those that left the shop are absent. */
export async function readMovable(
  transaction: Transaction,
  collections: Collections,
  ids: readonly string[],
): Promise<Map<string, Movable>> {
  const places = [...new Set(ids)].toSorted().map((id) => collections.products.doc(id))
  const found = await readKnown(transaction, places)
  return byId(await Promise.all(found.map((product) => withLane(transaction, collections, product))))
}

/** The same for a transaction that asks for their stocks or writes them whole. */
export async function readProducts(...place: Parameters<typeof readMovable>): Promise<Map<string, Product>> {
  const found = await readMovable(...place)
  assertWhole(found.values())
  return found
}

/** Products by id, read in one request; those that left the shop are absent. */
export async function findProducts(db: Firestore, collections: Collections, ids: readonly string[]) {
  const places = [...new Set(ids)].map((id) => collections.products.doc(id))
  return byId(await withStockOfNow(collections, await readKnown(db, places)))
}

export function byId<Found extends Product>(found: readonly (Found | undefined)[]): Map<string, Found> {
  return new Map(found.flatMap((product) => (product ? [[product.id, product]] : [])))
}

export function writeNewProduct(
  transaction: Transaction,
  { products, stockMovements }: Collections,
  product: Product,
  by: string | undefined,
): void {
  transaction.create(products.doc(product.id), product)
  const { id: productId, availableQuantity, createdAt: at } = product
  const id = `${productId}-initial-${at.getTime()}`
  const start = { delta: availableQuantity, stockAfter: availableQuantity }
  transaction.create(stockMovements.doc(id), { id, productId, kind: 'initial', ...start, uid: by, at })
}

export function writeChanges(
  transaction: Transaction,
  { stockMovements }: Collections,
  { before, after, id, by, now: at }: ChangeRecord & { before: Product; after: Product },
): void {
  const changes = productChanges(before, after)
  if (changes.length === 0) return
  const line = { id, productId: after.id, kind: 'changed', delta: 0, uid: by, changes, at } as const
  transaction.create(stockMovements.doc(id), line)
}

export function writeRemovedProduct(
  transaction: Transaction,
  { products, removedProducts }: Collections,
  { id, draft, sku, name, category, material, translations }: Product,
): void {
  transaction.delete(products.doc(id))
  transaction.set(removedProducts.doc(id), { id, draft, sku, name, category, material, translations })
}

/** SKUs as a transaction has read them; only what it writes afterwards counts. */
export type ReadSkus = Awaited<ReturnType<typeof readSkus>>

/**
 * Reads who has the SKUs inside the transaction that will write one, so that no two products get the same: the one that
 * the product has until now, and those that it may have, the best first; none of these when it leaves the shop.
 */
export async function readSkus(
  transaction: Transaction,
  { skus }: Collections,
  { id: productId, sku: before }: { id: string; sku?: string | undefined },
  wanted: readonly string[] = [],
) {
  const keys = [...new Set([...wanted, ...(before === undefined ? [] : [before])].map(skuKey))]
  const found = await Promise.all(keys.map((key) => transaction.get(skus.doc(key))))
  const owners = new Map(found.map((document) => [document.id, document.data()?.productId]))
  const first = wanted.find((one) => (owners.get(skuKey(one)) ?? productId) === productId)
  return {
    /** False where others have all of the wanted SKUs. */
    isFree: first !== undefined,
    /** The first of the wanted SKUs that nobody else has. Throws `sku_taken`. */
    free: () => existing(first, errors.skuTaken),
    /** Keeps a SKU for the product, or none, and sets the one free that it had before. */
    keep(sku?: string): void {
      const [kept, left] = [sku, before].map((one) => one && skuKey(one))
      if (left && left !== kept && owners.get(left) === productId) transaction.delete(skus.doc(left))
      if (kept && owners.get(kept) !== productId) transaction.create(skus.doc(kept), { id: kept, productId })
    },
  }
}

/** Reads the rating inside the transaction that changes a review of the product, so that the two never differ. */
export async function readRating(
  transaction: Transaction,
  { products }: Collections,
  productId: string | undefined,
) {
  const place = productId === undefined ? undefined : products.doc(productId)
  const product = whole(place && (await readIn(transaction, place)))
  return {
    /** Absent when the product left the shop; it then has no rating to change. */
    product,
    change(stars: { added?: number; removed?: number }): void {
      if (place && product) transaction.set(place, { ...product, rating: ratingAfter(product.rating, stars) })
    },
  }
}

/** The database compares with at most so many values at once. */
const valuesAtATime = 30

export function chunksOf(values: readonly string[]): string[][] {
  const distinct = [...new Set(values)]
  return Array.from({ length: Math.ceil(distinct.length / valuesAtATime) }, (_, index) =>
    distinct.slice(index * valuesAtATime, (index + 1) * valuesAtATime),
  )
}
