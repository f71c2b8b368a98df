import type { Firestore, Query, Transaction } from 'firebase-admin/firestore'
import { isDone } from '../domain/asked.ts'
import type { Product } from '../domain/catalog/product.ts'
import { errors, existing } from '../domain/errors.ts'
import { type Hold, unpaidUnitsOf } from '../domain/stock/hold.ts'
import type { StockStore } from '../domain/stock/hold-stock.ts'
import type { StockMovement } from '../domain/stock/stock-movement.ts'
import type { Collections } from './collections.ts'
import { readAll, readIds, readIn, readKnown } from './converter.ts'
import type { Outbox } from './outbox.ts'
import { byId, chunksOf, readMovable } from './product-documents.ts'
import { refusingByWhole, whole } from './stock-lanes.ts'
import { moveStock } from './stock-ledger.ts'
import { type RunExclusive, transact } from './transact.ts'
import { unpaidReservations } from './unpaid-reservations.ts'

/** A transaction releases at most so many holds; the next one takes the rest. */
const releasesAtATime = 50

/** Stock and holds; every change is one transaction and throws `busy` when it keeps losing races. */
export function firestoreStock(
  db: Firestore,
  collections: Collections,
  runExclusive: RunExclusive,
  outbox: Outbox,
): StockStore {
  const { products, holds, stockMovements } = collections
  const standings = unpaidReservations(db, collections)
  const transactOn = <Result>(productId: string, work: (transaction: Transaction) => Promise<Result>) =>
    runExclusive(productId, () => transact(db, work))

  const expiredOf = (some: Query<Hold>, now: Date) =>
    some.where('state', '==', 'held').where('expiresAt', '<=', now).orderBy('expiresAt')

  /** Searched before the transaction: a search inside would block every other hold meanwhile. */
  const expiredHoldIds = (productId: string, now: Date) =>
    readIds(expiredOf(holds.where('productId', '==', productId), now).limit(releasesAtATime))

  async function readStock(transaction: Transaction, productId: string, holdIds: string[]) {
    const places = holdIds.map((id) => holds.doc(id))
    const [products, found] = await Promise.all([
      readMovable(transaction, collections, [productId]),
      readKnown(transaction, places),
    ])
    return { product: products.get(productId), expired: found.filter(({ state }) => state === 'held') }
  }

  function release(transaction: Transaction, expired: Hold[], now: Date): StockMovement[] {
    for (const hold of expired) transaction.set(holds.doc(hold.id), { ...hold, state: 'released' })
    return expired.map(({ id: orderId, productId, quantity: delta }) => {
      return { id: `${orderId}-released`, productId, kind: 'hold_released', delta, orderId, at: now }
    })
  }

  return {
    async takeHold({ productId, now, limited, isOfWhole }, rule) {
      for (;;) {
        const runOut = await expiredHoldIds(productId, now)
        const taken = await transactOn(productId, async (transaction) => {
          const [{ product, expired }, standing] = await Promise.all([
            readStock(transaction, productId, runOut),
            limited && standings.read(transaction, limited),
          ])
          if (!product) throw errors.noSuchProduct()
          if (isOfWhole) whole(product)
          if (runOut.length === releasesAtATime) {
            // There may be more of them: no request is rejected before all units are back.
            moveStock(transaction, collections, byId([product]), release(transaction, expired, now))
            return undefined
          }
          const asked = { limited, standing, codes: ['unpaid_limit'], now } as const
          const { result: hold, note } = await refusingByWhole([product], () =>
            standings.ask(transaction, asked, (known) => rule(withUnitsBack(product, expired), known)),
          )
          const released = release(transaction, expired, now)
          transaction.create(holds.doc(hold.id), hold)
          note([unpaidUnitsOf(hold, withUnitsBack(product, expired))])
          const { id: orderId, quantity, uid } = hold
          const id = `${orderId}-hold`
          const taken = { id, productId, kind: 'hold', delta: -quantity, uid, orderId, at: now } as const
          const movements = [...released, taken]
          const { isCrowded } = runExclusive
          const news = moveStock(transaction, collections, byId([product]), movements, isCrowded)
          await outbox.write(transaction, news)
          return hold
        })
        if (taken) return taken
      }
    },

    book: (productId, movement, rule) =>
      transactOn(productId, async (transaction) => {
        const [found, booked] = await Promise.all([
          transaction.get(products.doc(productId)),
          readIn(transaction, stockMovements.doc(movement.id)),
        ])
        const product = existing(whole(found.data()), errors.noSuchProduct)
        const made = isDone(booked, movement) ? undefined : rule(product)
        if (!made) return false
        const before = byId([made.product])
        await outbox.write(transaction, moveStock(transaction, collections, before, made.movements))
        return true
      }),

    recentHoldsOf: (uid, now) =>
      readAll(
        holds.where('uid', '==', uid).where('expiresAt', '>', now).orderBy('expiresAt', 'desc').limit(50),
      ),

    async withExpiredHolds(productIds, now) {
      const of = (some: string[]) => readAll(expiredOf(holds.where('productId', 'in', some), now))
      return productsOf((await Promise.all(chunksOf(productIds).map(of))).flat())
    },

    productsWithExpiredHolds: async (now, limit) =>
      productsOf(await readAll(expiredOf(holds, now).limit(limit))),

    async releaseExpiredHolds(productId, now) {
      const runOut = await expiredHoldIds(productId, now)
      return transactOn(productId, async (transaction) => {
        const { product, expired } = await readStock(transaction, productId, runOut)
        moveStock(transaction, collections, byId([product]), release(transaction, expired, now))
        return expired.length
      })
    },
  }
}

const productsOf = (found: readonly Hold[]) => [...new Set(found.map(({ productId }) => productId))]

function withUnitsBack(product: Product, expired: Hold[]): Product {
  const back = expired.reduce((sum, hold) => sum + hold.quantity, 0)
  return { ...product, availableQuantity: product.availableQuantity + back }
}
