import { useState } from 'react'
import { usePageKeys } from '#lib/browser/use-page-keys.ts'
import { useAddress } from './use-address.ts'

type Chosen = ReadonlySet<string>

/** The choice after a tick of one row; with `from`, every row between gets the same state. */
export function toggled(chosen: Chosen, ids: readonly string[], id: string, from?: string): Chosen {
  const next = new Set(chosen)
  const wanted = !chosen.has(id)
  const ends = [ids.indexOf(from ?? id), ids.indexOf(id)]
  const range = ends.includes(-1) ? [id] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
  for (const each of range) {
    if (wanted) next.add(each)
    else next.delete(each)
  }
  return next
}

const nothing: Chosen = new Set()

const otherEscapes = 'dialog, .swal2-container, input:not([type="checkbox"]), textarea, select'

/** The rows chosen on a page of a list; Escape clears them, as does another filter or page. */
export function useSelection<Item extends { _id: string }>(listed: readonly Item[]) {
  // Of the list that is on its way already: a choice made meanwhile stays.
  const place = useAddress().search.toString()
  const [choice, setChoice] = useState({ place, ids: nothing })
  const [last, setLast] = useState<string>()
  const chosen = choice.place === place ? choice.ids : nothing
  const setChosen = (ids: Chosen) => setChoice({ place, ids })
  const items = listed.filter(({ _id }) => chosen.has(_id))
  const clear = () => setChosen(nothing)

  usePageKeys((event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(otherEscapes)
    if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) clear()
  }, items.length > 0)

  return {
    of: listed.length,
    items,
    has: (id: string) => chosen.has(id),
    /** `isRange`: with everything from the row that was ticked last. */
    toggle: (id: string, isRange: boolean) => {
      const ids = listed.map(({ _id }) => _id)
      setChosen(toggled(chosen, ids, id, isRange ? last : undefined))
      setLast(id)
    },
    chooseAll: (all: boolean) => setChosen(all ? new Set(listed.map(({ _id }) => _id)) : nothing),
    clear,
  }
}

export type Selection<Item> = Omit<ReturnType<typeof useSelection>, 'items'> & { items: Item[] }
