import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { toggled } from '#components/lists/use-selection.ts'
import { unitsHere } from '#components/order/order-progress.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import type { Order } from '#lib/api/orders.ts'
import { deviceStorage, parsed } from '#lib/browser/storage.ts'
import { carrierKey, proposedCarrier } from './propose-carrier.ts'

const nothing: ReadonlySet<string> = new Set()

/** What is opened, ticked, scanned and chosen while orders are packed; a reload loses nothing but the choice. */
export function useBench(loaded: Order[]) {
  const [kept, setKept] = useState(() => readBench(deviceStorage.read(key)))
  const [opened, setOpened] = useState<string>()
  const [chosen, setChosen] = useState(nothing)
  // Those that left from here go at once, before the list is loaded again.
  const [gone, setGone] = useState(nothing)
  const orders = useMemo(() => loaded.filter(({ _id }) => !gone.has(_id)), [loaded, gone])
  const waiting = useMemo(() => new Set(loaded.map(({ _id }) => _id)), [loaded])
  useEffect(() => keepBench(kept, waiting), [kept, waiting])

  const change = (changed: (before: Bench) => Partial<Bench>) =>
    setKept((before) => ({ ...before, ...changed(before) }))
  const mayLeave = (order: Order) => !whyNot(order)
  const open = orders.find(({ _id }) => _id === opened) ?? orders.find(mayLeave) ?? orders[0]
  const trackingOf = (id: string) => trackingNumbersOf(kept.tracking[id] ?? '')
  const packedIn = (order: Order) =>
    unitsHere(order).map(({ productId, quantity }) => ({
      productId,
      quantity: Math.min(kept.packed[order._id]?.[productId] ?? 0, quantity),
      of: quantity,
    }))

  return {
    orders,
    /** The order in hand: the one that was opened, else the first that may leave. */
    open,
    openOrder: useCallback((id: string) => setOpened(id), []),
    packed: kept.packed,
    pack: (id: string, units: Record<string, number>) =>
      change(({ packed }) => ({ packed: { ...packed, [id]: { ...packed[id], ...units } } })),
    packingOf: (order: Order): 'nothing' | 'part' | 'all' => {
      const lines = packedIn(order)
      if (lines.every(({ quantity, of }) => quantity === of)) return 'all'
      return lines.some(({ quantity }) => quantity > 0) ? 'part' : 'nothing'
    },
    packedUnits: (order: Order) =>
      packedIn(order).flatMap(({ productId, quantity }) => (quantity > 0 ? [{ productId, quantity }] : [])),
    typedTracking: (id: string) => kept.tracking[id] ?? '',
    trackingOf,
    setTracking: (id: string, typed: string) =>
      change(({ tracking }) => ({ tracking: { ...tracking, [id]: typed } })),
    carrierOf: (order: Order) =>
      kept.carriers[order._id] ?? proposedCarrier(order, trackingOf(order._id).length, kept.usedFor),
    setCarrier: (id: string, carrier: string) =>
      change(({ carriers }) => ({ carriers: { ...carriers, [id]: carrier } })),
    chosen,
    choose: useCallback((id: string) => setChosen((before) => toggled(before, [id], id)), []),
    chooseAll: useCallback((all: boolean) => setChosen(all ? waiting : nothing), [waiting]),
    /** After a parcel left: the next order that may leave is in hand, and this one is gone unless a part of it stays. */
    sent: (order: Order, carrier: string, isPart: boolean) => {
      const at = orders.indexOf(order)
      const next = [...orders.slice(at + 1), ...orders.slice(0, at)].find(mayLeave)
      setOpened(next?._id)
      if (!isPart) setGone((before) => new Set([...before, order._id]))
      const key = carrierKey(order, trackingOf(order._id).length)
      change(({ packed, tracking, usedFor }) => ({
        ...(carrier ? { usedFor: { ...usedFor, [key]: carrier } } : {}),
        ...(isPart
          ? { packed: { ...packed, [order._id]: {} }, tracking: { ...tracking, [order._id]: '' } }
          : {}),
      }))
    },
    takenBack: (ids: readonly string[]) => {
      setGone((before) => new Set([...before].filter((id) => !ids.includes(id))))
      setOpened(ids[0])
    },
  }
}

export type BenchState = ReturnType<typeof useBench>

/** What is under way at the bench. It stays in this browser until the orders are shipped. */
interface Bench {
  /** How many of each product are in the parcel, by order. */
  packed: Record<string, Record<string, number>>
  tracking: Record<string, string>
  carriers: Record<string, string>
  usedFor: Record<string, string>
}

const key = 'packing'
/** Keeps only what has the right shape: anybody can write into a browser's storage. */
function entriesIn<Value>(stored: unknown, read: (value: unknown) => Value | undefined) {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  const known = entries.map(([id, value]) => [id, read(value)] as const)
  return Object.fromEntries(known.filter((one): one is [string, Value] => one[1] !== undefined))
}
const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
const countIn = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : undefined)
const unitsIn = (value: unknown): Record<string, number> | undefined =>
  typeof value === 'object' ? entriesIn(value, countIn) : undefined

export function readBench(text: string | undefined): Bench {
  const { packed, tracking, carriers, usedFor } = (parsed(text) ?? {}) as Partial<Record<string, unknown>>
  return {
    packed: entriesIn(packed, unitsIn),
    tracking: entriesIn(tracking, textIn),
    carriers: entriesIn(carriers, textIn),
    usedFor: entriesIn(usedFor, textIn),
  }
}

/** Keeps the bench; what belongs to orders that no longer wait is dropped. */
function keepBench(bench: Bench, waiting: ReadonlySet<string>): void {
  const only = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => waiting.has(id)))
  const { packed, tracking, carriers, usedFor } = bench
  const kept = { packed: only(packed), tracking: only(tracking), carriers: only(carriers), usedFor }
  deviceStorage.write(key, JSON.stringify(kept))
}
