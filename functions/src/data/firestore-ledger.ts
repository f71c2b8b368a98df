import type { Firestore } from 'firebase-admin/firestore'
import type { MovementLedger } from '../domain/purchasing/roll-up-movements.ts'
import type { Collections } from './collections.ts'
import { transact } from './transact.ts'

/** One transaction writes at most 500 documents. */
const linesAtATime = 400

export function firestoreLedger(
  db: Firestore,
  { movements }: Pick<Collections, 'movements'>,
): MovementLedger {
  return {
    async productsWithMovementsBefore(before, limit) {
      const { docs } = await movements.where('at', '<', before).orderBy('at').limit(limit).get()
      return [...new Set(docs.map((document) => document.data().productId))]
    },

    rollUp: (productId, before) =>
      transact(db, async (transaction) => {
        const id = `${productId}-rolled-up`
        const old = movements
          .where('productId', '==', productId)
          .where('at', '<', before)
          .orderBy('at')
          .limit(linesAtATime)
        const [found, earlier] = await Promise.all([transaction.get(old), transaction.get(movements.doc(id))])
        const lines = found.docs.map((document) => document.data()).filter((line) => line.id !== id)
        const delta = lines.reduce((sum, line) => sum + line.delta, earlier.data()?.delta ?? 0)
        for (const line of lines) transaction.delete(movements.doc(line.id))
        // Dated at the cut, so that this run does not meet it again.
        if (found.size > 0)
          transaction.set(movements.doc(id), { id, productId, kind: 'rolled_up', delta, at: before })
        return lines.length
      }),
  }
}
