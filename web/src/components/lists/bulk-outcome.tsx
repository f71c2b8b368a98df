import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import * as m from '#texts/lists.ts'
import type { BulkResult } from './use-bulk.ts'

/** What became of several rows at once, with a way back, and which of them failed. It stays until the next action. */
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
                {richText(m.undoOf({ text: result.text }), { part: srOnly })}
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
