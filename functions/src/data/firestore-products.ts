import type { Firestore, Query } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import { canBeBought, type Product } from '../domain/catalog/product.ts'
import { assertNotAwaited } from '../domain/catalog/product-rules.ts'
import type { ProductList, ProductStore } from '../domain/catalog/product-store.ts'
import type { Collections } from './collections.ts'
import { read, readIn } from './converter.ts'
import { newestFirst, pageOf, type Sorting } from './list-page.ts'
import {
  findProducts,
  readSkus,
  writeChanges,
  writeNewProduct,
  writeRemovedProduct,
} from './product-documents.ts'
import { matches, queryWordOf, wordsOf } from './search-words.ts'
import { whole, withStockOfNow } from './stock-lanes.ts'
import { transact } from './transact.ts'

const sortings: Record<NonNullable<ProductList['sort']>, Sorting> = {
  newest: newestFirst,
  price: { field: 'unitPrice', direction: 'asc' },
  '-price': { field: 'unitPrice', direction: 'desc' },
  name: { field: 'sortName', direction: 'asc' },
}

export function firestoreProducts(db: Firestore, collections: Collections): ProductStore {
  const { products, removedProducts } = collections
  const findWithDrafts = async (id: string) => (await findProducts(db, collections, [id])).get(id)

  return {
    async find(id) {
      const product = await findWithDrafts(id)
      return product?.draft ? undefined : product
    },

    findWithDrafts,

    async findAll(ids) {
      const found = await findProducts(db, collections, ids)
      return new Map([...found].filter(([, { draft }]) => !draft))
    },

    async list({ q, sort = 'newest', inStock, low, drafts, ...request }) {
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      let query: Query<Product> = products
      if (inStock) query = query.where('buyable', '==', true)
      if (low) query = query.where('low', '==', true)
      if (drafts === 'only') query = query.where('draft', '==', true)
      if (word) query = query.where('searchWords', 'array-contains', word)
      // `buyable` may have been stored while other rules said what can be bought.
      const keep = (product: Product) =>
        (drafts !== undefined || !product.draft) &&
        (!inStock || canBeBought(product)) &&
        (!word || matches(words, product.name, product.sku))
      const page = await pageOf({ query, sorting: sortings[sort], request, keep })
      return { ...page, items: await withStockOfNow(collections, page.items) }
    },

    add: (product, { by, skus: wanted }) =>
      transact(db, async (transaction) => {
        const known = await readIn(transaction, products.doc(product.id))
        if (isDone(known, product)) return false
        const skus = await readSkus(transaction, collections, { id: product.id }, wanted)
        const sku = skus.free()
        writeNewProduct(transaction, collections, { ...product, sku }, by)
        skus.keep(sku)
        return true
      }),

    change: (id, rule, record) =>
      transact(db, async (transaction) => {
        const product = whole(await readIn(transaction, products.doc(id)))
        if (!product) return false
        const changed = rule(product)
        const { sku } = changed
        const skus = await readSkus(transaction, collections, product, [sku])
        const after = { ...changed, sku: skus.free() }
        transaction.set(products.doc(id), after)
        if (record) writeChanges(transaction, collections, { before: product, after, ...record })
        skus.keep(sku)
        return true
      }),

    remove: (id) =>
      transact(db, async (transaction) => {
        const product = whole(await readIn(transaction, products.doc(id)))
        if (!product) return false
        assertNotAwaited(product)
        const skus = await readSkus(transaction, collections, product)
        writeRemovedProduct(transaction, collections, product)
        skus.keep()
        return true
      }),

    async findRemoved(id) {
      const removed = await read(removedProducts.doc(id))
      return removed?.draft ? undefined : removed
    },
  }
}
