import type { Firestore } from 'firebase-admin/firestore'
import type { DeliveryStore, Zone } from '../domain/delivery/zone.ts'
import { collectionNames } from './collection-names.ts'

/** The zones in one document, because they are always read together. */
export function firestoreDelivery(db: Firestore): DeliveryStore {
  const document = db.collection(collectionNames.settings).doc('delivery')
  return {
    async zones() {
      const stored: unknown = (await document.get()).get('zones')
      return Array.isArray(stored) ? (stored as Zone[]) : []
    },

    async saveZones(zones) {
      await document.set({ zones })
    },
  }
}
