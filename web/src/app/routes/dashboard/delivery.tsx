import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { DeliveryForm } from '#features/delivery-admin/delivery-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/delivery-admin.ts'

export const loader = adminOnly(() =>
  pageQuery(['delivery settings'], (signal) =>
    Promise.all([api.call('getDeliverySettings', { signal }), shopCurrency()]),
  ),
)

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <Page title={m.title()} intro={m.intro()}>
      <Deferred query={loaded} skeleton={<Skeleton className="h-100 w-full" />}>
        {([settings, currency]) => <DeliveryForm settings={settings} currency={currency} />}
      </Deferred>
    </Page>
  )
}
