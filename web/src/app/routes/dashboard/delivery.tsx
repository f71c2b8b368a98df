import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { getDeliverySettings } from '#features/delivery-admin/delivery-admin-api.ts'
import { DeliveryForm } from '#features/delivery-admin/delivery-form.tsx'
import { messages } from '#features/delivery-admin/messages.ts'
import { deferred } from '#lib/api/deferred.ts'
import { shopCurrency } from '#lib/api/settings.ts'

export const loader = adminOnly(({ request }) => ({
  loaded: deferred(Promise.all([getDeliverySettings(request.signal), shopCurrency()])),
}))

export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={messages.title} />
      <PageHeading intro={messages.intro}>{messages.title}</PageHeading>
      <Deferred data={loaded} skeleton={<Skeleton className="h-100 w-full" />}>
        {([settings, currency]) => <DeliveryForm settings={settings} currency={currency} />}
      </Deferred>
    </>
  )
}
