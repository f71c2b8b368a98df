import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { dismissToasts } from '#components/feedback/toast.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { eachOf } from '#lib/api/each-of.ts'
import * as m from '#texts/lists.ts'

export interface BulkStep<Item> {
  items: readonly Item[]
  action: (item: Item) => Promise<unknown>
  said: (count: number) => string
  /** Takes it back for one; left out where nothing can. */
  undo?: (item: Item) => Promise<unknown>
}

export interface BulkResult {
  text: string | undefined
  failed: { id: string; name: string; sentence: string }[]
  undo: (() => Promise<void>) | undefined
}

/** Does something to several rows: what fails is named and keeps no other from being done, and all of it can be taken back. */
export function useBulk<Item extends { _id: string }>(nameOf: (item: Item) => string) {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<BulkResult>()

  const run = async ({ items, action, said, undo }: BulkStep<Item>): Promise<void> => {
    setPending(true)
    void dismissToasts()
    const { done, failed } = await eachOf(items, action)
    setResult({
      text: done.length > 0 ? said(done.length) : undefined,
      failed: failed.map(({ item, error }) => ({
        id: item._id,
        name: nameOf(item),
        sentence: errorSentence(error),
      })),
      undo:
        undo && done.length > 0
          ? () =>
              run({ items: done, action: undo, said: (count) => m.takenBackCount({ count: said(count) }) })
          : undefined,
    })
    await revalidate()
    setPending(false)
  }
  return { pending, result, run }
}
