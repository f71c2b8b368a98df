import type { Firestore, Query } from 'firebase-admin/firestore'
import type { Product } from '../domain/catalog/product.ts'
import type { ProductList, ProductStore } from '../domain/catalog/product-store.ts'
import type { Collections } from './collections.ts'
import { newestFirst, pageOf, type Sorting } from './list-page.ts'
import { matches, queryWordOf, wordsOf } from './search-words.ts'
import { transact } from './transact.ts'

const sortings: Record<NonNullable<ProductList['sort']>, Sorting> = {
  newest: newestFirst,
  price: { field: 'unitPrice', direction: 'asc' },
  '-price': { field: 'unitPrice', direction: 'desc' },
  name: { field: 'sortName', direction: 'asc' },
}

export function firestoreProducts(db: Firestore, { products, stockMovements }: Collections): ProductStore {
  return {
    async find(id) {
      return (await products.doc(id).get()).data()
    },

    list({ q, sort = 'newest', inStock, low, ...request }) {
      const words = wordsOf(q ?? '')
      const word = queryWordOf(words)
      let query: Query<Product> = products
      if (inStock) query = query.where('buyable', '==', true)
      if (low) query = query.where('low', '==', true)
      if (word) query = query.where('searchWords', 'array-contains', word)
      const keep = word ? (product: Product) => matches(words, product.name) : undefined
      return pageOf({ query, sorting: sortings[sort], request, keep })
    },

    add: (product, by) =>
      transact(db, async (transaction) => {
        const place = products.doc(product.id)
        if ((await transaction.get(place)).exists) return false
        transaction.create(place, product)
        const { id: productId, availableQuantity, createdAt: at } = product
        const id = `${productId}-initial-${at.getTime()}`
        const start = { delta: availableQuantity, stockAfter: availableQuantity }
        transaction.create(stockMovements.doc(id), { id, productId, kind: 'initial', ...start, uid: by, at })
        return true
      }),

    change: (id, change) =>
      transact(db, async (transaction) => {
        const product = (await transaction.get(products.doc(id))).data()
        if (product) transaction.set(products.doc(id), { ...product, ...change })
        return product !== undefined
      }),

    remove: (id) =>
      transact(db, async (transaction) => {
        const found = await transaction.get(products.doc(id))
        if (found.exists) transaction.delete(found.ref)
        return found.exists
      }),
  }
}
