import type { ReactNode } from 'react'

interface ChoiceRowProps {
  name: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  children: ReactNode
}

export function ChoiceRow({ children, onChoose, ...input }: ChoiceRowProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-field border border-base-content/40 px-3 py-2.5 has-checked:border-primary has-disabled:cursor-default">
      <input type="radio" className="radio mt-0.5 shrink-0" onChange={onChoose} {...input} />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
