import { deviceStorage, parsed } from '#lib/browser/storage.ts'

/** What is under way at the bench. It stays in this browser until the orders are shipped. */
export interface Bench {
  /** How many of each product are in the parcel, by order. */
  packed: Record<string, Record<string, number>>
  tracking: Record<string, string>
  carriers: Record<string, string>
  usedFor: Record<string, string>
}

const key = 'packing'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Keeps only what has the right shape: anybody can write into a browser's storage. */
export function readBench(text: string | undefined): Bench {
  const value = parsed(text)
  const stored = isRecord(value) ? value : {}
  const packed = isRecord(stored.packed) ? stored.packed : {}
  return {
    packed: Object.fromEntries(
      Object.entries(packed).flatMap(([id, units]) => (isRecord(units) ? [[id, quantitiesIn(units)]] : [])),
    ),
    tracking: textsIn(stored.tracking),
    carriers: textsIn(stored.carriers),
    usedFor: textsIn(stored.usedFor),
  }
}

const textsIn = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, text]) =>
      typeof text === 'string' ? [[id, text]] : [],
    ),
  )

const quantitiesIn = (units: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(units).flatMap(([id, quantity]) =>
      typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? [[id, quantity]] : [],
    ),
  )

export function keptBench(): Bench {
  return readBench(deviceStorage.read(key))
}

/** Keeps the bench; what belongs to orders that no longer wait is dropped. */
export function keepBench(bench: Bench, waiting: ReadonlySet<string>): void {
  const only = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => waiting.has(id)))
  const { packed, tracking, carriers, usedFor } = bench
  const kept = { packed: only(packed), tracking: only(tracking), carriers: only(carriers), usedFor }
  deviceStorage.write(key, JSON.stringify(kept))
}
