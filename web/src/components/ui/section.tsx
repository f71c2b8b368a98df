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

/** A section on a ground of its own, beside what it is about. */
export const Panel = ({ className = '', ...section }: Omit<SectionProps, 'heading'>) => (
  <Section
    heading="text-2xl"
    className={`flex h-fit flex-col gap-4 rounded-box bg-base-200 p-6 ${className}`}
    {...section}
  />
)
