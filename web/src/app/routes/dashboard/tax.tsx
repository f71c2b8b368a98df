import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { TaxForm } from '#features/tax-admin/tax-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/tax-admin.ts'

export const loader = adminOnly(() =>
  pageQuery(['tax settings'], (signal) => api.call('getTaxSettings', { signal })),
)

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Page title={m.title()} intro={m.intro()}>
      <Deferred query={loaded} skeleton={<Skeleton className="h-100 w-full" />}>
        {(settings) => <TaxForm settings={settings} />}
      </Deferred>
    </Page>
  )
}
