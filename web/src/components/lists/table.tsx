import type { ComponentProps, ReactNode } from 'react'

interface TableProps extends ComponentProps<'table'> {
  caption: string
  columns: readonly [name: ReactNode, className?: string][]
  foot?: ReactNode
}

/** A table of these rows; its caption is for screen readers alone. */
export function Table({ caption, columns, foot, children, ...table }: TableProps) {
  return (
    <table {...table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(([name, className], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <th key={index} scope="col" className={className}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot}
    </table>
  )
}
