import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Children, type ComponentProps, type ReactNode, useId } from 'react'
import { Button, IconButton } from '#components/ui/button.tsx'

interface FieldRowsProps {
  caption: string
  headings: readonly string[]
  children: ReactNode
}

export function FieldRows({ caption, headings, children }: FieldRowsProps) {
  return (
    <table className="w-full max-w-lg">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-start text-sm">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="pb-1 font-semibold">
              {heading}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface FieldRowProps {
  removeLabel: string
  onRemove: () => void
  children: ReactNode
}

export function FieldRow({ removeLabel, onRemove, children }: FieldRowProps) {
  return (
    <tr className="align-top">
      {Children.map(children, (field) => (
        <td className="py-1 pe-3">{field}</td>
      ))}
      <td className="w-11 py-1">
        <IconButton
          icon={Trash2}
          className="btn-square"
          label={removeLabel}
          onClick={onRemove}
          iconClass="size-4"
        />
      </td>
    </tr>
  )
}

export function AddRowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="plain" small className="mt-3 text-sm" onClick={onClick}>
      <Plus aria-hidden="true" className="size-4" />
      {children}
    </Button>
  )
}

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
