import type { Transaction } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import { ratingAfter } from '../domain/catalog/rating.ts'
import type { Collections } from './collections.ts'

/** A product's rating as a transaction has read it. */
export interface ReadRating {
  /** Absent when the product left the shop; it then has no rating to change. */
  product: Product | undefined
  /** Writes the rating after a review of so many stars came or went. */
  change(stars: { added?: number; removed?: number }): void
}

/** Reads the rating inside the transaction that changes a review of the product, so that the two never differ. */
export async function readRating(
  transaction: Transaction,
  { products }: Pick<Collections, 'products'>,
  productId: string | undefined,
): Promise<ReadRating> {
  const place = productId === undefined ? undefined : products.doc(productId)
  const product = place && (await transaction.get(place)).data()
  return {
    product,
    change(stars) {
      if (place && product) transaction.set(place, { ...product, rating: ratingAfter(product.rating, stars) })
    },
  }
}
