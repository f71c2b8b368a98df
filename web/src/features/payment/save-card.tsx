import { messages } from './messages.ts'

interface SaveCardProps {
  checked: boolean
  disabled: boolean
  onChange: (checked: boolean) => void
}

/** Off until the buyer turns it on. */
export function SaveCard({ checked, disabled, onChange }: SaveCardProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="checkbox shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {messages.saveCard}
    </label>
  )
}
