import type { Firestore } from 'firebase-admin/firestore'
import { awaitsKey } from '../domain/orders/awaited-units.ts'
import type { PromiseStore } from '../domain/orders/keep-promises.ts'
import type { Collections } from './collections.ts'
import { read, readEach, readIds, readIn } from './converter.ts'
import { orderWriter } from './order-writer.ts'
import type { Outbox } from './outbox.ts'
import { byId } from './product-documents.ts'
import { whole } from './stock-lanes.ts'
import { transact } from './transact.ts'

export function firestorePromises(db: Firestore, collections: Collections, outbox: Outbox): PromiseStore {
  const { orders, products, stockNotices } = collections
  const { put } = orderWriter(collections, outbox)

  return {
    productsWithNews: (limit) => readIds(products.where('hasNews', '==', true).limit(limit)),

    ordersAwaiting(productId, source, limit) {
      const awaiting = orders.where('awaits', 'array-contains', awaitsKey(productId, source))
      return readIds(awaiting.orderBy('createdAt').limit(limit))
    },

    keep: ({ orderId, productId, now }, rule) =>
      transact(db, async (transaction) => {
        const [order, product] = await readEach(transaction, orders.doc(orderId), products.doc(productId))
        const kept = order && product && rule(order, whole(product))
        if (!kept) return false
        await put(transaction, order, kept, { now, products: byId([product]) })
        return true
      }),

    find: (productId) => read(products.doc(productId)),

    ask: (notice, rule) =>
      transact(db, async (transaction) => {
        const place = stockNotices.doc(notice.id)
        const [known, product] = await readEach(transaction, place, products.doc(notice.productId))
        rule(product)
        if (!known) transaction.create(place, notice)
      }),

    noticesOf: (productId, limit) => readIds(stockNotices.where('productId', '==', productId).limit(limit)),

    tell: ({ noticeId, now }, isBack) =>
      transact(db, async (transaction) => {
        const place = stockNotices.doc(noticeId)
        const notice = await readIn(transaction, place)
        const product = notice && (await readIn(transaction, products.doc(notice.productId)))
        if (!product || !isBack(product)) return 'not_due'
        const news = { kind: 'back_in_stock', product, notice, at: now } as const
        const leftOutUntil = await outbox.write(transaction, [news])
        if (leftOutUntil) return leftOutUntil
        transaction.delete(place)
        return 'told'
      }),

    told: (productId, since, again) =>
      transact(db, async (transaction) => {
        const product = whole(await readIn(transaction, products.doc(productId)))
        if (product?.newsSince?.getTime() !== since.getTime()) return
        transaction.set(products.doc(productId), { ...product, newsSince: again })
      }),
  }
}
