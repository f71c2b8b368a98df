import type { Firestore } from 'firebase-admin/firestore'
import type { DeliveryStore, Zone } from '../domain/delivery/zone.ts'
import { settingsDocument } from './settings-document.ts'

/** The delivery zones in Firestore. */
export function firestoreDelivery(db: Firestore): DeliveryStore {
  const settings = settingsDocument<Zone[]>(db, 'delivery', {
    read: ({ zones }) => (Array.isArray(zones) ? zones : []),
    write: (zones) => ({ zones }),
  })
  return { ...settings, zones: async () => (await settings.find()).content }
}
