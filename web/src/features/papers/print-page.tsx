import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import * as m from '#texts/papers.ts'

interface PrintPageProps {
  title: string
  back: ReactNode
  /** Shown instead where there is nothing to print. */
  empty: ReactNode
  children: ReactNode
}

/** Papers under a bar that prints them, or keeps them as a PDF by the browser's own dialog. */
export function PrintPage({ title, back, empty, children }: PrintPageProps) {
  return (
    <>
      <PageTitle title={title} />
      <div className="print:hidden">
        <PageHeading>{title}</PageHeading>
        {!empty && (
          <div className="mb-6 flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>{m.print()}</Button>
            {back}
          </div>
        )}
      </div>
      {empty || <div className="flex flex-col gap-8 print:block">{children}</div>}
    </>
  )
}
