import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  heading?: string
  className?: string
  children: ReactNode
}

export function Section({ title, heading = 'mb-4 text-2xl', className, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
