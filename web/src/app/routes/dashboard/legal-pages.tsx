import { useLoaderData } from 'react-router-dom'
import { adminSettings } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { LegalPagesForm } from '#features/legal-admin/legal-pages-form.tsx'
import * as m from '#texts/legal.ts'

export const loader = adminSettings('getLegalPages')

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
