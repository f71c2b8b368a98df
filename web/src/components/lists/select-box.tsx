import * as m from '#texts/lists.ts'
import type { Selection } from './use-selection.ts'

export type Ticks = Pick<Selection<unknown>, 'has' | 'toggle'>

/** The tick box of a row; with Shift it ticks everything from the one before. */
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
