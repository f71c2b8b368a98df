import { type ComponentProps, useId } from 'react'

interface BreakFieldProps extends ComponentProps<'input'> {
  /** Its column's heading and its row, for screen readers. */
  label: string
  error?: string | undefined
}

/** A number field in a cell of the price breaks. */
export function BreakField({ label, error, ...input }: BreakFieldProps) {
  const note = useId()
  return (
    <>
      <input
        {...input}
        type="number"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? note : undefined}
        className={`input w-full tabular-nums ${error ? 'input-error' : ''}`}
      />
      {error && (
        <p id={note} role="alert" className="mt-1 text-error text-sm">
          {error}
        </p>
      )}
    </>
  )
}
