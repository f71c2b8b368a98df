import { useLoaderData } from 'react-router-dom'
import { adminSettings } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { TaxForm } from '#features/tax-admin/tax-form.tsx'
import * as m from '#texts/tax-admin.ts'

export const loader = adminSettings('getTaxSettings')

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
