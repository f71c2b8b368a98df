import type { ReactNode } from 'react'

export function Problem({ children, className = '' }: { children: ReactNode; className?: string }) {
  if (!children) return null
  return (
    <p role="alert" className={`text-error ${className}`}>
      {children}
    </p>
  )
}
