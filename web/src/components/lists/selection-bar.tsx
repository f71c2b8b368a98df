import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { IconButton } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/lists.ts'
import type { Noun } from './list-frame.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection<unknown>
  noun: Noun
  children: ReactNode
}

/** The `ref` of what goes with the selection: before it takes the focus with it, "Select all" gets that. */
function keepFocusInBar(part: HTMLElement | null): () => void {
  const bar = part?.closest('section')
  return () => {
    if (part?.contains(document.activeElement)) bar?.querySelector('input')?.focus()
  }
}

export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const count = selection.items.length
  return (
    <section
      aria-label={m.selectedOf({ noun })}
      className="sticky top-16 z-10 mb-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 rounded-box border border-base-300 bg-base-100 px-3"
    >
      <Checkbox
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < selection.of
        }}
        checked={count > 0 && count === selection.of}
        onChange={(event) => selection.chooseAll(event.target.checked)}
      >
        <span>
          {richText(m.selectAllHere(), {
            part: (words) => <span className="max-sm:sr-only">{words}</span>,
          })}
        </span>
      </Checkbox>
      <p role="status" className="font-semibold">
        {count > 0 && m.selected({ noun, count })}
      </p>
      {count > 0 && (
        <div ref={keepFocusInBar} className="contents">
          <IconButton
            icon={X}
            className="btn-sm btn-square size-9 max-sm:ms-auto"
            label={m.clearTheSelection()}
            onClick={selection.clear}
            iconClass="size-4.5"
          />
          {/* One line on a phone, to be pushed aside: the bar covers the list that it is about. */}
          <div className="flex items-center gap-2 max-sm:w-full max-sm:overflow-x-auto max-sm:py-1 sm:ms-auto sm:flex-wrap">
            {children}
          </div>
        </div>
      )}
    </section>
  )
}

export type Ticks = Pick<Selection<unknown>, 'has' | 'toggle'>

export function SelectBox({ id, selection, children }: { id: string; selection: Ticks; children: string }) {
  return (
    <label className="grid size-11 shrink-0 xl:size-10 cursor-pointer select-none place-items-center">
      <input
        type="checkbox"
        className="checkbox"
        checked={selection.has(id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="sr-only">{m.select({ what: children })}</span>
    </label>
  )
}
