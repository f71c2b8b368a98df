import {
  type CollectionReference,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { ChangedProduct, ProductFeed, Synonym } from '../domain/catalog/product-search.ts'
import type { SettingsStore } from '../domain/stores.ts'
import type { Collections } from './collections.ts'
import { withStockOfNow } from './stock-lanes.ts'

/** Products of which only the stock changed that are read in one look; where more sold, they are read as they are shown. */
const mostSold = 25

/** What changed, by a time that the database writes beside each product and tombstone. */
export function firestoreProductFeed(
  { products, removedProducts }: Collections,
  synonyms: SettingsStore<Synonym[]>,
): ProductFeed {
  const changedSince = <Entity>(collection: CollectionReference<Entity>, at: number): Query<Entity> =>
    collection.where('changedAt', '>=', Timestamp.fromMillis(at))

  return {
    all: async () => (await products.get()).docs.map(changed),

    async since(at) {
      const [found, { docs: sold }, gone] = await Promise.all([
        changedSince(products, at).get(),
        products
          .where('stockAt', '>=', Timestamp.fromMillis(at))
          .orderBy('stockAt', 'desc')
          .limit(mostSold)
          .get(),
        changedSince(removedProducts, at).get(),
      ])
      return {
        changed: found.docs.map(changed),
        sold: sold.map(changed),
        isMoreSold: sold.length === mostSold,
        removed: gone.docs.map((document) => ({ id: document.id, at: timeOf(document) })),
      }
    },

    async find(ids) {
      const found = await products.firestore.getAll(...ids.map((id) => products.doc(id)))
      const known = found.flatMap((document) =>
        document.exists ? [changed(document as QueryDocumentSnapshot<Product>)] : [],
      )
      const shown = await withStockOfNow(
        { products },
        known.map(({ product }) => product),
      )
      return known.map((one, index) => ({ ...one, product: shown[index] ?? one.product }))
    },

    count: async () => (await products.count().get()).data().count,

    synonyms: async () => (await synonyms.find()).content,
  }
}

const changed = (document: QueryDocumentSnapshot<Product>): ChangedProduct => ({
  product: document.data(),
  at: timeOf(document),
})

/** When it changed or sold last. Products stored before these fields count as unchanged. */
function timeOf<Entity>(document: QueryDocumentSnapshot<Entity>): number {
  const times = ['changedAt', 'stockAt'].map((field): unknown => document.get(field))
  return Math.max(0, ...times.map((at) => (at instanceof Timestamp ? at.toMillis() : 0)))
}
