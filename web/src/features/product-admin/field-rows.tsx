import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { Table } from '#components/lists/table.tsx'
import { Button, IconButton } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'

interface FieldRowsProps {
  caption: string
  headings: readonly string[]
  rows: readonly string[]
  most: number
  problem?: string | undefined
  addLabel: string
  removeLabel: (row: { value: number }) => string
  onAdd: () => void
  onRemove: (index: number) => void
  children: (index: number) => ReactElement[]
}

/** A table of fields that grows by a button below it, and shrinks by one in each row. */
export function FieldRows(props: FieldRowsProps) {
  const { caption, headings, rows, most, problem, addLabel, removeLabel, onAdd, onRemove, children } = props
  return (
    <>
      {rows.length > 0 && (
        <Table
          className="w-full max-w-lg"
          caption={caption}
          columns={headings.map((heading) => [heading, 'pb-1 text-start font-semibold text-sm'])}
        >
          {rows.map((row, index) => (
            <tr key={row} ref={keepFocus} className="align-top">
              {children(index).map((field) => (
                <td key={field.key} className="py-1 pe-3">
                  {field}
                </td>
              ))}
              <td className="w-11 py-1">
                <IconButton
                  icon={Trash2}
                  className="btn-square"
                  label={removeLabel({ value: index + 1 })}
                  onClick={() => onRemove(index)}
                  iconClass="size-4"
                />
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Problem className="text-sm">{problem}</Problem>
      {rows.length < most && (
        <Button look="plain" small className="mt-3 text-sm" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4" />
          {addLabel}
        </Button>
      )}
    </>
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
      <Problem id={note} className="mt-1 text-sm">
        {error}
      </Problem>
    </>
  )
}
