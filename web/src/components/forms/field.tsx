import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldText {
  label: ReactNode
  /** Shown under the field until there is an error. */
  hint?: ReactNode
  error?: string | undefined
}

interface Ties {
  id: string
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

function Frame({ label, hint, error, children }: FieldText & { children: (ties: Ties) => ReactNode }) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      {error ? (
        <p id={note} role="alert" className="text-error text-sm">
          {error}
        </p>
      ) : (
        hint && (
          <div id={note} className="text-base-content/75 text-sm">
            {hint}
          </div>
        )
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  className = '',
  ...input
}: FieldText & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(ties) => (
        <input {...input} {...ties} className={`input w-full ${error ? 'input-error' : ''} ${className}`} />
      )}
    </Frame>
  )
}

export function FileField({
  label,
  hint,
  error,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          type="file"
          className={`file-input w-full ${error ? 'file-input-error' : ''}`}
        />
      )}
    </Frame>
  )
}

export function TextArea({ label, hint, error, ...input }: FieldText & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(ties) => (
        <textarea
          rows={4}
          {...input}
          {...ties}
          className={`textarea w-full ${error ? 'textarea-error' : ''}`}
        />
      )}
    </Frame>
  )
}

export function SelectField({
  label,
  hint,
  error,
  children,
  ...input
}: FieldText & ComponentProps<'select'>) {
  return (
    <Frame label={label} hint={hint} error={error}>
      {(ties) => (
        <select {...input} {...ties} className={`select w-full ${error ? 'select-error' : ''}`}>
          {children}
        </select>
      )}
    </Frame>
  )
}
