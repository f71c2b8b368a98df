import { type ComponentProps, useId } from 'react'

interface CellFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
}

export function CellField({ label, error, ...input }: CellFieldProps) {
  const note = useId()
  return (
    <>
      <input
        {...input}
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
