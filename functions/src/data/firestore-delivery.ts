import type { Firestore } from 'firebase-admin/firestore'
import type { DeliveryStore, DeliveryTerms } from '../domain/delivery/zone.ts'
import { settingsDocument } from './settings-document.ts'

/** The delivery terms in Firestore. */
export function firestoreDelivery(db: Firestore): DeliveryStore {
  const settings = settingsDocument<DeliveryTerms>(db, 'delivery', {
    read: ({ zones, defaultWeightGrams }) => ({
      zones: Array.isArray(zones) ? zones : [],
      ...(typeof defaultWeightGrams === 'number' ? { defaultWeightGrams } : {}),
    }),
    write: ({ zones, defaultWeightGrams }, stored) => ({
      zones,
      defaultWeightGrams: defaultWeightGrams ?? stored.defaultWeightGrams,
    }),
  })
  return { ...settings, terms: async () => (await settings.find()).content }
}
