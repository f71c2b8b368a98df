import { type KeyboardEvent, useId, useState } from 'react'

interface Options {
  count: number
  /** Enter was pressed; the marked option, -1 when none is. */
  onEnter: (marked: number) => void
}

/** State, keys and ties of WAI-ARIA's editable combobox with a list: the focus stays in the field. */
export function useCombobox() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-option-${index}`

  return {
    id,
    listId,
    optionId,
    open,
    active,
    show: () => setOpen(true),
    close: () => {
      setOpen(false)
      setActive(-1)
    },
    /** Something was typed: the list opens, and nothing is marked. */
    typed: () => {
      setActive(-1)
      setOpen(true)
    },
    press: (event: KeyboardEvent, { count, onEnter }: Options) => {
      const last = count - 1
      if (event.key === 'ArrowDown') setActive(active < last ? active + 1 : 0)
      else if (event.key === 'ArrowUp') setActive(active > 0 ? active - 1 : last)
      else if (event.key === 'Escape') setOpen(false)
      else if (event.key === 'Enter') onEnter(active < count ? active : -1)
      else return
      event.preventDefault()
      if (event.key.startsWith('Arrow')) setOpen(true)
    },
    ties: (count: number) => ({
      id,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open && count > 0,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 && active < count ? optionId(active) : undefined,
    }),
  }
}
