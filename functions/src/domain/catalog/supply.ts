import { limits } from '@wood-master/contract/limits'
import { stockAllows } from '@wood-master/contract/purchase-rules'
import type { Incoming, LeavingDays, Supply } from '@wood-master/contract/supply'

/** Units that are not in stock yet, and what brings them: an announced delivery, or a week in which they are made. */
export interface AwaitedUnits {
  /** The id of a delivery, or what `weekOf` says. */
  source: string
  quantity: number
  /** When the delivery was to come, as it was promised by. */
  on?: string
}

/** What a product's supply and its promises stand at. Quantities in pieces. */
export interface Supplied {
  availableQuantity: number
  supply?: Supply | undefined
  /** Units of each source that orders wait for. */
  promised?: Record<string, number> | undefined
  /** Those of them that came with a delivery and lie there for these orders, which have not been told yet. */
  arrived?: Record<string, number> | undefined
}

export interface Reservation {
  awaited: AwaitedUnits[]
  promise: LeavingDays
}

/** Working days from the first on which something can leave to the last. */
const packingDays = 2
const weeksAhead = 52
const dayMs = 86_400_000

/** Without the time, which is 14 characters; the day has more than ten after the year 9999. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, -14)
const dayAfter = (day: string, days: number) => dayOf(new Date(Date.parse(day) + days * dayMs))
const isWorkingDay = (day: string) => new Date(day).getUTCDay() % 6 !== 0

/** So many working days after a day; with 0 the day itself, or the next one that is worked on. */
export function workingDayAfter(day: string, days: number): string {
  let found = day
  while (!isWorkingDay(found)) found = dayAfter(found, 1)
  for (let left = days; left > 0; left--) {
    do found = dayAfter(found, 1)
    while (!isWorkingDay(found))
  }
  return found
}

export function leavingAfter(day: string, days = packingDays): LeavingDays {
  const from = workingDayAfter(day, 0)
  return { from, to: workingDayAfter(from, days) }
}

export const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
export const weekMark = 'week:'
const weekOf = (day: string) => `${weekMark}${mondayOf(day)}`

/** False for what is made to order: it is there once whoever packs it says so. */
export const comesByDelivery = ({ source }: Pick<AwaitedUnits, 'source'>): boolean =>
  !source.startsWith(weekMark)

/** True for a week that has passed: nobody counts any more what was made in it. */
export const isOver = (source: string, now: Date): boolean =>
  !comesByDelivery({ source }) && source < weekOf(dayOf(now))

const later = (one: string, other: string) => (one > other ? one : other)

interface Source extends Omit<AwaitedUnits, 'quantity'> {
  free: number
  promise: LeavingDays
}

const freeOf = ({ promised, arrived }: Supplied, { id, quantity }: Incoming) =>
  Math.max(0, quantity + (arrived?.[id] ?? 0) - (promised?.[id] ?? 0))

/** When pieces leave that a delivery brings; one that is late is expected today. */
export const leavingAfterDelivery = (on: string, now: Date): LeavingDays =>
  leavingAfter(later(on, dayOf(now)))

/** All that is to come, the earliest first. */
function* sourcesOf(product: Supplied, now: Date): Generator<Source> {
  const { supply, promised = {} } = product
  if (supply?.kind === 'backorder') {
    const inOrder = supply.incoming.toSorted((one, other) => (one.on < other.on ? -1 : 1))
    for (const incoming of inOrder) {
      const { id: source, on } = incoming
      yield { source, on, free: freeOf(product, incoming), promise: leavingAfterDelivery(on, now) }
    }
  }
  if (supply?.kind === 'made') {
    const { days, perWeek = limits.maxQuantity } = supply
    const ready = workingDayAfter(dayOf(now), days)
    for (let week = 0; week < weeksAhead; week++) {
      const day = later(ready, dayAfter(mondayOf(ready), 7 * week))
      const source = weekOf(day)
      const free = Math.max(0, perWeek - (promised[source] ?? 0))
      yield { source, free, promise: leavingAfter(day, Math.ceil(days / 4)) }
    }
  }
}

/** So many units from stock, and of what is to come what stock can't serve, first ordered first served; nothing where that is not enough. */
export function reservationOf(product: Supplied, quantity: number, now: Date): Reservation | undefined {
  const { availableQuantity } = product
  if (stockAllows(availableQuantity, quantity)) return { awaited: [], promise: leavingAfter(dayOf(now)) }
  // The last unit in stock is never sold.
  let missing = quantity - Math.max(0, availableQuantity - 1)
  const awaited: AwaitedUnits[] = []
  for (const { free, promise, ...source } of sourcesOf(product, now)) {
    if (free === 0) continue
    const taken = Math.min(free, missing)
    awaited.push({ ...source, quantity: taken })
    missing -= taken
    if (missing === 0) return { awaited, promise }
  }
  return undefined
}

/** What can be ordered with what is to come, counted as stock is: the last one is never sold. Never more than `reservationOf` finds. */
export function orderableStock(product: Supplied): number {
  const { availableQuantity } = product
  const free = freeToCome(product)
  return free > 0 ? Math.max(0, availableQuantity - 1) + free + 1 : availableQuantity
}

/** The same for those who are shown it; nothing where stock is all. */
export function orderableOf(product: Supplied): number | undefined {
  const orderable = Math.min(orderableStock(product), limits.maxQuantity + 1)
  return orderable > product.availableQuantity ? orderable : undefined
}

function freeToCome(product: Supplied): number {
  const { supply, promised = {} } = product
  if (supply?.kind === 'backorder')
    return supply.incoming.reduce((sum, incoming) => sum + freeOf(product, incoming), 0)
  if (supply?.kind !== 'made') return 0
  if (supply.perWeek === undefined) return limits.maxQuantity
  const made = Object.entries(promised).filter(([source]) => !comesByDelivery({ source }))
  const taken = made.reduce((sum, [, units]) => sum + units, 0)
  return Math.max(0, supply.perWeek * weeksAhead - taken)
}

/** When the next pieces leave that stock can't serve; nothing where none can be promised. */
export function nextPromise(product: Supplied, now: Date): LeavingDays | undefined {
  for (const { free, promise } of sourcesOf(product, now)) if (free > 0) return promise
  return undefined
}

/** The product once more units are promised, or fewer (below 0), and how many that had arrived for them are free now. */
export function withPromised<Product extends Supplied>(
  product: Product,
  change: readonly AwaitedUnits[],
  { arrived: isArrival, now }: { arrived: boolean; now: Date },
): { product: Product; freed: number } {
  const promised = { ...product.promised }
  const arrived = { ...product.arrived }
  let freed = 0
  for (const { source, quantity } of change) {
    promised[source] = Math.max(0, (promised[source] ?? 0) + quantity)
    const there = arrived[source] ?? 0
    const kept = isArrival ? Math.max(0, there + quantity) : Math.min(there, promised[source])
    if (!isArrival) freed += there - kept
    arrived[source] = kept
  }
  const known = (counts: Record<string, number>) => {
    const left = Object.entries(counts).filter(([source, units]) => units > 0 && !isOver(source, now))
    return left.length > 0 ? Object.fromEntries(left) : undefined
  }
  const after = { ...product, promised: known(promised), arrived: known(arrived) }
  return { product: withoutEmptyDeliveries(after), freed }
}

/** A delivery of which nothing is to come, and nobody waits for anything, is over. */
function withoutEmptyDeliveries<Product extends Supplied>(product: Product): Product {
  const { supply, promised = {} } = product
  if (supply?.kind !== 'backorder') return product
  const incoming = supply.incoming.filter(({ id, quantity }) => quantity > 0 || (promised[id] ?? 0) > 0)
  return { ...product, supply: { ...supply, incoming } }
}

/** The product once a delivery brought so many pieces, and how many of them lie there for orders; nothing where it has no such delivery. */
export function withDelivery<Product extends Supplied>(
  product: Product,
  id: string,
  quantity: number,
): { product: Product; forOrders: number } | undefined {
  const { supply, promised = {}, arrived = {} } = product
  if (supply?.kind !== 'backorder' || !supply.incoming.some((one) => one.id === id)) return undefined
  const forOrders = Math.min(quantity, (promised[id] ?? 0) - (arrived[id] ?? 0))
  const incoming = supply.incoming.map((one) =>
    one.id === id ? { ...one, quantity: Math.max(0, one.quantity - quantity) } : one,
  )
  const after = {
    ...product,
    supply: { ...supply, incoming },
    ...(forOrders > 0 && { arrived: { ...arrived, [id]: (arrived[id] ?? 0) + forOrders } }),
  }
  return { product: withoutEmptyDeliveries(after), forOrders }
}

/**
 * The supply that takes the place of a product's, with what has arrived and is not told yet; or the delivery of which more
 * is promised than it would bring. `isMoved` when orders wait for a delivery that comes on another day.
 */
export function changedSupply(
  product: Supplied,
  supply: Supply,
): { supply: Supply; isMoved: boolean } | { problem: { id: string; promised: number } } {
  const { promised = {}, arrived = {} } = product
  const before = product.supply?.kind === 'backorder' ? product.supply.incoming : []
  const after = supply.kind === 'backorder' ? supply.incoming : []
  const kept: Incoming[] = []
  let isMoved = false
  for (const known of before) {
    const { id, on } = known
    const waiting = promised[id] ?? 0
    if (waiting === 0) continue
    const next = after.find((one) => one.id === id)
    if ((next?.quantity ?? 0) + (arrived[id] ?? 0) < waiting) return { problem: { id, promised: waiting } }
    if (!next) kept.push({ ...known, quantity: 0 })
    else if (next.on !== on) isMoved = true
  }
  if (supply.kind !== 'backorder') return { supply, isMoved }
  return { supply: { kind: 'backorder', incoming: [...after, ...kept] }, isMoved }
}
