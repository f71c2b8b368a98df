import type { ComponentProps } from 'react'

export function Checkbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" className="checkbox shrink-0" {...input} />
      {children}
    </label>
  )
}
