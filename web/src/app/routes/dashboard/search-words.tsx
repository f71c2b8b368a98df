import { useLoaderData } from 'react-router-dom'
import { adminSettings } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { SynonymsForm } from '#features/search-admin/synonyms-form.tsx'
import * as m from '#texts/search-admin.ts'

export const loader = adminSettings('getSearchSettings')

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
