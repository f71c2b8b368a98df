import type { Firestore } from 'firebase-admin/firestore'
import type { Declines } from '../domain/payments/decline-rules.ts'
import type { DeclineStore } from '../domain/payments/decline-store.ts'
import { collectionNames } from './collection-names.ts'
import { documentsOf } from './converter.ts'
import { removeAt } from './retention.ts'
import { transact } from './transact.ts'

/** Recently declined cards in Firestore, by uid. */
export function firestoreDeclines(db: Firestore): DeclineStore {
  const declines = db
    .collection(collectionNames.declines)
    .withConverter(documentsOf<Declines & { id: string }>(removeAt.ofDeclines))

  return {
    async find(uid) {
      return (await declines.doc(uid).get()).data()
    },

    change: (uid, rule) =>
      transact(db, async (transaction) => {
        const known = (await transaction.get(declines.doc(uid))).data()
        const changed = rule(known)
        if (changed !== known) transaction.set(declines.doc(uid), { ...changed, id: uid })
        return changed
      }),
  }
}
