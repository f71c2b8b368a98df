import type { Transaction } from 'firebase-admin/firestore'
import { skuKey } from '../domain/catalog/sku-rules.ts'
import { errors } from '../domain/errors.ts'
import type { Collections } from './collections.ts'

interface SkuChange {
  productId: string
  /** The SKUs that the product may have, the best first; none when it leaves the shop. */
  wanted: readonly string[]
  /** The one that it had until now. */
  before?: string
}

/** SKUs as a transaction has read them; only what it writes afterwards counts. */
export interface ReadSkus {
  /** The first of the wanted SKUs that nobody else has. Throws `sku_taken`. */
  free(): string
  /** Keeps a SKU for the product, or none, and sets the one free that it had before. */
  keep(sku?: string): void
}

/**
 * Reads who has the SKUs inside the transaction that will write one of them, so that no two products ever get the same,
 * however they race.
 */
export async function readSkus(
  transaction: Transaction,
  { skus }: Pick<Collections, 'skus'>,
  { productId, wanted, before }: SkuChange,
): Promise<ReadSkus> {
  const keys = [...new Set([...wanted, ...(before === undefined ? [] : [before])].map(skuKey))]
  const found = await Promise.all(keys.map((key) => transaction.get(skus.doc(key))))
  const owners = new Map(found.map((document) => [document.id, document.data()?.productId]))
  const ownerOf = (sku: string) => owners.get(skuKey(sku))
  return {
    free() {
      const sku = wanted.find((one) => (ownerOf(one) ?? productId) === productId)
      if (sku === undefined) throw errors.skuTaken()
      return sku
    },
    keep(sku) {
      const [kept, left] = [sku, before].map((one) => one && skuKey(one))
      if (left && left !== kept && owners.get(left) === productId) transaction.delete(skus.doc(left))
      if (kept && owners.get(kept) !== productId) transaction.create(skus.doc(kept), { id: kept, productId })
    },
  }
}
