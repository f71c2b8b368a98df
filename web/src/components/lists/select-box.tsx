import * as m from '#texts/lists.ts'
import type { Selection } from './use-selection.ts'

export type Ticks = Pick<Selection<unknown>, 'has' | 'toggle'>

interface SelectBoxProps {
  id: string
  selection: Ticks
  /** What is chosen, for screen readers: "order K7M-2QX". */
  children: string
}

/** The tick box of a row; with Shift it ticks everything from the one before. */
export function SelectBox({ id, selection, children }: SelectBoxProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer select-none place-items-center">
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
