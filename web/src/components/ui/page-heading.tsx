import { type ReactNode, useEffect } from 'react'
import { shop } from '#config/shop.ts'

interface PageHeadingProps {
  children: ReactNode
  eyebrow?: string
  intro?: ReactNode
}

/** The shop's name does not break at its hyphen. */
const keepName = (text: string) =>
  text.split(shop.name).flatMap((part, at) => [
    at > 0 && (
      <span key={part} className="whitespace-nowrap">
        {shop.name}
      </span>
    ),
    part,
  ])

export function PageHeading({ children, eyebrow, intro }: PageHeadingProps) {
  return (
    <div className="mb-6">
      {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {typeof children === 'string' ? keepName(children) : children}
      </h1>
      {intro && <p className="mt-3 max-w-prose text-pretty text-base-content/80">{intro}</p>}
    </div>
  )
}

export function PageTitle({ title, description }: { title: string; description?: string }) {
  useEffect(() => {
    document.title = `${title} · ${shop.name}`
    if (description) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, [title, description])
  return null
}
