import {
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { ChangedProduct, ProductFeed } from '../domain/catalog/product-search.ts'
import type { SynonymStore } from '../domain/catalog/synonyms.ts'
import type { Collections } from './collections.ts'

/** What changed, by a time that the database writes beside each product and tombstone. */
export function firestoreProductFeed(
  { products, removedProducts }: Pick<Collections, 'products' | 'removedProducts'>,
  { synonyms }: Pick<SynonymStore, 'synonyms'>,
): ProductFeed {
  const changedSince = <Entity>(collection: CollectionReference<Entity>, at: number): Query<Entity> =>
    collection.where('changedAt', '>=', Timestamp.fromMillis(at))

  return {
    async all() {
      return (await products.get()).docs.map(changed)
    },

    async since(at) {
      const [found, gone] = await Promise.all([
        changedSince(products, at).get(),
        changedSince(removedProducts, at).get(),
      ])
      return {
        changed: found.docs.map(changed),
        removed: gone.docs.map((document) => ({ id: document.id, at: timeOf(document) })),
      }
    },

    async count() {
      return (await products.count().get()).data().count
    },

    synonyms,
  }
}

const changed = (document: QueryDocumentSnapshot<Product>): ChangedProduct => ({
  product: document.data(),
  at: timeOf(document),
})

/** Products stored before this field count as unchanged. */
function timeOf<Entity>(document: QueryDocumentSnapshot<Entity>): number {
  const at: unknown = document.get('changedAt')
  return at instanceof Timestamp ? at.toMillis() : 0
}
