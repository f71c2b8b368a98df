import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { LegalPagesForm } from '#features/legal-admin/legal-pages-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/legal.ts'

export const loader = adminOnly(() =>
  pageQuery(['legal pages'], (signal) => api.call('getLegalPages', { signal })),
)

export function Component() {
  const pages = useLoaderData<typeof loader>()
  return (
    <Page title={m.adminTitle()} intro={m.adminIntro()}>
      <Deferred query={pages} skeleton={<Skeleton className="h-100 max-w-3xl" />}>
        {(loaded) => <LegalPagesForm kept={loaded} />}
      </Deferred>
    </Page>
  )
}
