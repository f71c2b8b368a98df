import type { ReactNode } from 'react'
import { TextLink } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from './page-heading.tsx'

interface PageProps {
  title: string
  description?: string
  intro?: ReactNode
  back?: [to: string, name: string]
  /** Beside the heading: what is done with all of the page. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

export function Page({ title, description, intro, back, actions, className, children }: PageProps) {
  const heading = <PageHeading intro={intro}>{title}</PageHeading>
  const content = (
    <>
      <PageTitle title={title} description={description} />
      {back && (
        <p className="mb-3">
          <TextLink to={back[0]}>{back[1]}</TextLink>
        </p>
      )}
      {actions ? (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          {heading}
          <div className="mb-6 flex flex-wrap gap-3">{actions}</div>
        </div>
      ) : (
        heading
      )}
      {children}
    </>
  )
  return className ? <div className={className}>{content}</div> : content
}
