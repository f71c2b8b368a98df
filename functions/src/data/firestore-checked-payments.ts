import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { CheckedPayments } from '../domain/reconciliation/checked-payments.ts'
import { collectionNames } from './collection-names.ts'

/** The time of the last successful payment check in Firestore. */
export function firestoreCheckedPayments(db: Firestore): CheckedPayments {
  const document = db.collection(collectionNames.settings).doc('checkedPayments')
  return {
    async until() {
      const stored: unknown = (await document.get()).get('until')
      return stored instanceof Timestamp ? stored.toDate() : undefined
    },
    async note(until) {
      await document.set({ until })
    },
  }
}
