import type { ReactNode } from 'react'

interface ComboboxOptionProps {
  id: string
  /** Marked by the arrow keys; the focus stays in the field. */
  active: boolean
  className: string
  onChoose: () => void
  children: ReactNode
}

export function ComboboxOption({ id, active, className, onChoose, children }: ComboboxOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={`flex cursor-pointer gap-3 rounded-field hover:bg-base-200 aria-selected:bg-primary aria-selected:text-primary-content ${className}`}
      // The field would lose the focus before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  )
}
