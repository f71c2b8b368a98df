import { useEffect, useState } from 'react'
import { unitsToPack } from '#components/order/units-to-pack.ts'
import type { Order } from '#lib/api/orders.ts'
import { type Bench, keepBench, keptBench } from './kept-bench.ts'

/** What is ticked, scanned and selected while orders are packed; a reload loses nothing but the selection. */
export function useBench(orders: Order[]) {
  const [bench, setBench] = useState(keptBench)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => keepBench(bench, new Set(orders.map(({ _id }) => _id))), [bench, orders])

  const change = (changed: Partial<Bench>) => setBench((before) => ({ ...before, ...changed }))
  const toggle = (all: readonly string[], one: string) =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one]

  return {
    carrier: bench.carrier,
    setCarrier: (carrier: string) => change({ carrier }),
    packedOf: (id: string) => bench.packed[id] ?? {},
    pack: (id: string, productId: string, quantity: number) =>
      change({ packed: { ...bench.packed, [id]: { ...bench.packed[id], [productId]: quantity } } }),
    /** What is in the parcel so far; nothing where that is nothing, or all that is to be sent. */
    partOf: (order: Order) => {
      const lines = unitsToPack(order).map(({ productId, quantity }) => {
        const packed = Math.min(bench.packed[order._id]?.[productId] ?? 0, quantity)
        return { productId, quantity: packed, isAll: packed === quantity }
      })
      const packed = lines.filter(({ quantity }) => quantity > 0)
      if (packed.length === 0 || lines.every(({ isAll }) => isAll)) return undefined
      return packed.map(({ productId, quantity }) => ({ productId, quantity }))
    },
    trackingOf: (id: string) => bench.tracking[id] ?? '',
    setTracking: (id: string, typed: string) => change({ tracking: { ...bench.tracking, [id]: typed } }),
    /** Those that still wait. */
    selected: orders.filter(({ _id }) => selected.has(_id)),
    select: (id: string) => setSelected((before) => new Set(toggle([...before], id))),
    selectAll: (all: boolean) => setSelected(new Set(all ? orders.map(({ _id }) => _id) : [])),
  }
}

export type BenchState = ReturnType<typeof useBench>
