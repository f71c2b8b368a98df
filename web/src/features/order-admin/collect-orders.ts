import { useEffect, useRef, useState } from 'react'
import { errorToast } from '#components/feedback/toast.tsx'
import type { Order } from '#lib/api/orders.ts'
import { allOrders, type OrderFilter } from './order-admin-api.ts'

/** Collects the filtered orders from all pages and counts them meanwhile; leaving the page stops it. */
export function useCollectOrders(filter: OrderFilter) {
  const [collected, setCollected] = useState<number>()
  const walk = useRef<AbortController>(undefined)
  useEffect(() => () => walk.current?.abort(), [])

  const collect = async (use: (orders: Order[]) => void) => {
    walk.current = new AbortController()
    const { signal } = walk.current
    setCollected(0)
    try {
      const orders: Order[] = []
      for await (const page of allOrders(filter, signal)) {
        orders.push(...page)
        setCollected(orders.length)
      }
      use(orders)
    } catch (error) {
      if (!signal.aborted) await errorToast(error)
    } finally {
      setCollected(undefined)
    }
  }
  return { collected, collect }
}
