import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { SynonymsForm } from '#features/search-admin/synonyms-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/search-admin.ts'

export const loader = adminOnly(() =>
  pageQuery(['search words'], (signal) => api.call('getSearchSettings', { signal })),
)

export function Component() {
  const settings = useLoaderData<typeof loader>()
  return (
    <Page title={m.title()} intro={m.intro()}>
      <Deferred query={settings} skeleton={<Skeleton className="h-100 max-w-xl" />}>
        {(loaded) => <SynonymsForm settings={loaded} />}
      </Deferred>
    </Page>
  )
}
