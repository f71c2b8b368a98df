import { useEffect, useRef } from 'react'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { messages } from './messages.ts'

/** Stands where a line was, until the page is left: what was removed by mistake is one press away. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its line.
  useEffect(() => undo.current?.focus(), [])
  return (
    <li ref={keepFocus} className="flex items-center justify-between gap-4 border-base-300 border-t py-3">
      <p role="status">{messages.removed(name)}</p>
      <button ref={undo} type="button" className="btn btn-sm text-sm btn-outline min-h-9" onClick={onUndo}>
        {messages.undo}
        <span className="sr-only"> removing {name}</span>
      </button>
    </li>
  )
}
