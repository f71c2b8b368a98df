import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { projectId } from './layout.ts'

/** The same value with every timestamp in it moved by that many milliseconds. */
function moved(value: unknown, byMs: number, field = ''): unknown {
  if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() + byMs)
  // The day of a delivery is the one that is stored without a time and is still to come.
  if (field === 'on' && typeof value === 'string')
    return new Date(Date.parse(value) + byMs).toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map((item) => moved(item, byMs))
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, byMs, name)]))
}

async function moveAll(firestore: Firestore, byMs: number): Promise<void> {
  const writer = firestore.bulkWriter()
  for (const collection of await firestore.listCollections()) {
    const { docs } = await collection.get()
    for (const doc of docs) void writer.set(doc.ref, Object(moved(doc.data(), byMs)))
  }
  await writer.close()
}

/** Moves every timestamp by the time since the shop was stored, so that unpaid orders still hold their units. */
export async function freshenDates(now = new Date()): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId })
  const firestore = getFirestore(app)
  const seeded = (await firestore.doc('seed/info').get()).get('seededAt')
  if (seeded instanceof Timestamp) await moveAll(firestore, now.getTime() - seeded.toMillis())
}
