import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Maintenance, MaintenanceStore } from '../domain/maintenance/maintenance.ts'
import { collectionNames } from './collection-names.ts'
import { rememberedFor } from './outbox.ts'

/** How long an instance caches what it read, in milliseconds. */
const lifeMs = 10_000

/** A document and no parameter, because Hosting pins the function. While it can't be read, the last position counts. */
export function firestoreMaintenance(db: Firestore, now: () => Date): MaintenanceStore {
  const document = db.collection(collectionNames.settings).doc('maintenance')
  let last: FirebaseFirestore.DocumentData | undefined
  const { recent, forget } = rememberedFor(lifeMs, now, async () => {
    // Buying needs the database too, and says so itself.
    const found = await document.get().catch(() => undefined)
    if (found) last = found.data()
    return last
  })

  async function change(fields: Partial<Maintenance> & { saving?: boolean }): Promise<void> {
    await document.set(fields, { merge: true })
    forget()
  }

  return {
    current: async () => maintenanceIn(await recent()),
    stored: async () => maintenanceIn((await document.get()).data()),
    saving: async () => (await recent())?.saving === true,
    begin: (maintenance) => change({ ...maintenance }),
    save: (saving) => change({ saving }),

    async end() {
      await document.delete()
      forget()
    },
  }
}

function maintenanceIn(stored: FirebaseFirestore.DocumentData | undefined): Maintenance | undefined {
  if (stored === undefined) return undefined
  const { message, since } = stored
  if (typeof message !== 'string' || !(since instanceof Timestamp)) return undefined
  return { message, since: since.toDate() }
}
