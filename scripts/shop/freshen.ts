import { getApps, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { dayOf, mondayOf, weekMark } from '../../functions/src/domain/catalog/supply.ts'
import { projectId } from './layout.ts'

const dayAfter = (day: string, byMs: number) => dayOf(new Date(Date.parse(day) + byMs))

/** Where days are stored without a time that move: when a delivery comes, and when an order leaves or was to leave. Those of tax rates stay. */
const movingDays = /\.on$|\.(promise|before|after)\.(from|to)$/
const dayPattern = /^\d{4}-\d\d-\d\d$/

/** Makes of a stored value the same with every moment and day in it as much later as one moment is than another, and every week as many weeks. */
export function movedBetween(before: Date, after: Date): (value: unknown) => unknown {
  const byMs = after.getTime() - before.getTime()
  const mondayMs = (moment: Date) => Date.parse(mondayOf(dayOf(moment)))
  const weeksMs = mondayMs(after) - mondayMs(before)
  const weekMoved = (text: string) => {
    const [before, monday = ''] = text.split(weekMark)
    return before === '' && dayPattern.test(monday) ? `${weekMark}${dayAfter(monday, weeksMs)}` : text
  }
  const dayMoved = (text: string) => (dayPattern.test(text) ? dayAfter(text, byMs) : text)
  const moved = (value: unknown, path = ''): unknown => {
    if (value instanceof Timestamp) return Timestamp.fromMillis(value.toMillis() + byMs)
    if (typeof value === 'string') return movingDays.test(path) ? dayMoved(value) : weekMoved(value)
    if (Array.isArray(value)) return value.map((item) => moved(item, path))
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
      return value
    const entries = Object.entries(value)
    return Object.fromEntries(
      entries.map(([name, item]) => [weekMoved(name), moved(item, `${path}.${name}`)]),
    )
  }
  return moved
}

async function moveAll(firestore: Firestore, moved: (value: unknown) => unknown): Promise<void> {
  const writer = firestore.bulkWriter()
  for (const collection of await firestore.listCollections()) {
    const { docs } = await collection.get()
    for (const doc of docs) void writer.set(doc.ref, Object(moved(doc.data())))
  }
  await writer.close()
}

/** Moves all dates by the time since the shop was stored, so that unpaid orders still hold their units. */
export async function freshenDates(now = new Date()): Promise<void> {
  const app = getApps()[0] ?? initializeApp({ projectId })
  const firestore = getFirestore(app)
  const seeded = (await firestore.doc('seed/info').get()).get('seededAt')
  if (seeded instanceof Timestamp) await moveAll(firestore, movedBetween(seeded.toDate(), now))
}
