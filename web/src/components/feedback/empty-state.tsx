import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  children?: ReactNode
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="rounded-box border border-base-300 border-dashed px-6 py-14 text-center">
      <p className="font-serif text-xl">{title}</p>
      {text && <p className="wrap-anywhere mt-2 text-base-content/75">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
