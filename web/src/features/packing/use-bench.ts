import { useEffect, useState } from 'react'
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
    packedOf: (id: string) => bench.packed[id] ?? [],
    tick: (id: string, productId: string) =>
      change({ packed: { ...bench.packed, [id]: toggle(bench.packed[id] ?? [], productId) } }),
    trackingOf: (id: string) => bench.tracking[id] ?? '',
    setTracking: (id: string, typed: string) => change({ tracking: { ...bench.tracking, [id]: typed } }),
    /** Those that still wait. */
    selected: orders.filter(({ _id }) => selected.has(_id)),
    select: (id: string) => setSelected((before) => new Set(toggle([...before], id))),
    selectAll: (all: boolean) => setSelected(new Set(all ? orders.map(({ _id }) => _id) : [])),
  }
}

export type BenchState = ReturnType<typeof useBench>
