import { useEffect, useRef, useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import type { Order } from '#lib/api/orders.ts'

export type OrderWalk = (signal: AbortSignal) => AsyncGenerator<Order[]>

/** Collects a list's orders from all pages and counts them meanwhile; leaving the page stops it. */
export function useCollectOrders(orders: OrderWalk) {
  const [collected, setCollected] = useState<number>()
  const walk = useRef<AbortController>(undefined)
  useEffect(() => () => walk.current?.abort(), [])

  const collect = async (use: (orders: Order[]) => void) => {
    walk.current = new AbortController()
    const { signal } = walk.current
    setCollected(0)
    try {
      const all: Order[] = []
      for await (const page of orders(signal)) {
        all.push(...page)
        setCollected(all.length)
      }
      use(all)
    } catch (error) {
      if (!signal.aborted) await errorToast(error)
    } finally {
      setCollected(undefined)
    }
  }
  return { collected, collect }
}
