import type { ComponentProps } from 'react'

export function Problem({ children, className = '', ...rest }: ComponentProps<'p'>) {
  if (!children) return null
  return (
    <p role="alert" className={`text-error ${className}`} {...rest}>
      {children}
    </p>
  )
}
