import type { ReactNode } from 'react'

export function TableHead({ columns }: { columns: readonly [name: ReactNode, className?: string][] }) {
  return (
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
  )
}
