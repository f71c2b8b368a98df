import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { dismissToasts } from '#components/feedback/toast.tsx'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { eachOf } from '#lib/api/each-of.ts'
import * as m from '#texts/lists.ts'

interface BulkStep<Item> {
  items: readonly Item[]
  action: (item: Item) => Promise<unknown>
  said: (count: number) => string
  /** Takes it back for one; left out where nothing can. */
  undo?: (item: Item) => Promise<unknown>
}

interface BulkResult {
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

export function BulkOutcome({ result, pending }: { result: BulkResult | undefined; pending: boolean }) {
  const outcome = useRef<HTMLDivElement>(null)
  const undoing = useRef(false)
  const undo = () => {
    undoing.current = true
    void result?.undo?.()
  }
  useEffect(() => {
    // The pressed button went with the result before this one; whoever has gone on meanwhile keeps the focus.
    if (result && undoing.current && document.activeElement === document.body) outcome.current?.focus()
    undoing.current = false
  }, [result])
  return (
    <div ref={outcome} tabIndex={-1} className="outline-none">
      <div role="status" className="mb-3 flex flex-wrap items-center gap-3 empty:hidden">
        {result?.text && (
          <>
            <p className="font-semibold">{result.text}</p>
            {result.undo && (
              <Button look="plain" small pending={pending} onClick={undo}>
                {richText(m.undoOf({ text: result.text }))}
              </Button>
            )}
          </>
        )}
      </div>
      {result && result.failed.length > 0 && (
        <div role="alert" className="mb-3">
          <ul aria-label={m.failed()} className="flex flex-col gap-1 text-error">
            {result.failed.map(({ id, name, sentence }) => (
              <li key={id} className="wrap-anywhere">
                {name}: {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
