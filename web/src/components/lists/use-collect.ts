import { useEffect, useRef, useState } from 'react'
import { errorToast } from '#components/feedback/toast.ts'

export type Walk<Item> = (signal: AbortSignal) => AsyncGenerator<Item[]>

/** Collects the items of a list from all its pages and counts them meanwhile; leaving the page stops it. */
export function useCollect<Item>(pages: Walk<Item>) {
  const [collected, setCollected] = useState<number>()
  const walk = useRef<AbortController>(undefined)
  useEffect(() => () => walk.current?.abort(), [])

  const collect = async (use: (items: Item[]) => void) => {
    walk.current = new AbortController()
    const { signal } = walk.current
    setCollected(0)
    try {
      const all: Item[] = []
      for await (const page of pages(signal)) {
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
