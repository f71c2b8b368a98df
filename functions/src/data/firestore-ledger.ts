import type { Firestore } from 'firebase-admin/firestore'
import type { MovementLedger } from '../domain/stock/roll-up-movements.ts'
import type { Collections } from './collections.ts'
import { readAll } from './converter.ts'
import { transact } from './transact.ts'

/** One transaction writes at most 500 documents. */
const linesAtATime = 400
const endOfTime = new Date('9999-12-31T00:00:00Z')

export function firestoreLedger(
  db: Firestore,
  { stockMovements }: Pick<Collections, 'stockMovements'>,
): MovementLedger {
  return {
    async productAfter(last) {
      const byProduct = stockMovements.orderBy('productId').orderBy('at')
      const [oldest] = await readAll(byProduct.startAfter(last, endOfTime).limit(1))
      return oldest && { id: oldest.productId, oldest: oldest.at }
    },

    rollUp: (productId, before) =>
      transact(db, async (transaction) => {
        const id = `${productId}-rolled-up`
        const old = stockMovements
          .where('productId', '==', productId)
          .where('at', '<', before)
          .orderBy('at')
          .limit(linesAtATime)
        const [found, earlier] = await Promise.all([
          transaction.get(old),
          transaction.get(stockMovements.doc(id)),
        ])
        const lines = found.docs.map((document) => document.data()).filter((line) => line.id !== id)
        const delta = lines.reduce((sum, line) => sum + line.delta, earlier.data()?.delta ?? 0)
        for (const line of lines) transaction.delete(stockMovements.doc(line.id))
        // Dated at the cut, so that this run does not meet it again.
        if (found.size > 0)
          transaction.set(stockMovements.doc(id), { id, productId, kind: 'rolled_up', delta, at: before })
        return lines.length
      }),
  }
}
