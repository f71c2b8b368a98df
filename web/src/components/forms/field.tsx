import { type ChangeEvent, type ComponentProps, createElement, type ReactNode, useId } from 'react'
import * as m from '#texts/forms.ts'

export const optionalLabel = (label: string) => (
  <>
    {label} <span className="font-normal text-base-content/75">({m.optional()})</span>
  </>
)

interface FieldProps {
  label: ReactNode
  /** Shown under the field until there is an error. */
  hint?: ReactNode
  error?: string | undefined
  onText?: (text: string) => void
  /** What a list offers: values with their names. */
  choices?: Readonly<Record<string, string>>
}

/** A control with its label, its hint and its error; `look` and `wrong` are its classes. */
function withFrame<Tag extends 'input' | 'textarea' | 'select'>(
  tag: Tag,
  look: string,
  wrong: string,
  fixed: ComponentProps<Tag> | object = {},
) {
  return function Field(props: FieldProps & ComponentProps<Tag>) {
    const { label, hint, error, className = '', onText, choices, ...control } = props
    const id = useId()
    const note = `${id}-note`
    const onChange = onText && (({ target }: ChangeEvent<{ value: string }>) => onText(target.value))
    const options =
      choices &&
      Object.entries(choices).map(([value, name]) => createElement('option', { key: value, value }, name))
    return (
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {createElement<object>(
          tag,
          {
            ...fixed,
            ...(onChange && { onChange }),
            ...control,
            id,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error || hint ? note : undefined,
            className: `${look} w-full ${error ? wrong : ''} ${className}`,
          },
          ...(options ? [options] : []),
        )}
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
}

export const TextField = withFrame('input', 'input', 'input-error')
export const FileField = withFrame('input', 'file-input', 'file-input-error', { type: 'file' })
export const TextArea = withFrame('textarea', 'textarea', 'textarea-error', { rows: 4 })
export const SelectField = withFrame('select', 'select', 'select-error')
