import { tabStorage } from '#lib/browser/storage.ts'

const name = 'wood-master.checkout'

/** An order that was sent and of which no response came yet. */
interface SentOrder {
  uid: string
  key: string
  /** What was ordered: another cart or another PO number is another order. */
  what: string
}

function readSent(): SentOrder | undefined {
  try {
    const value = JSON.parse(tabStorage.read(name) ?? 'null') as Partial<SentOrder> | null
    const { uid, key, what } = value ?? {}
    return uid && key && what !== undefined ? { uid, key, what } : undefined
  } catch {
    return undefined
  }
}

/** The key under which this is ordered; the same until the shop has responded, so that a repeat places one order. */
export function keyFor(uid: string, what: string): string {
  const sent = readSent()
  if (sent?.uid === uid && sent.what === what) return sent.key
  const key = crypto.randomUUID()
  tabStorage.write(name, JSON.stringify({ uid, key, what } satisfies SentOrder))
  return key
}

/** The key of an order of this person that got no response. */
export function pendingKey(uid: string): string | undefined {
  const sent = readSent()
  return sent?.uid === uid ? sent.key : undefined
}

/** The shop has responded: the next order gets a key of its own. */
export function forgetKey(): void {
  tabStorage.write(name, undefined)
}
