import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Page } from '#components/ui/page.tsx'
import { PaymentAlertCard } from '#features/payment-alerts/payment-alert-card.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/dashboard.ts'

const pageSize = 20

export const loader = adminOnly(({ request }) => {
  const { cursor } = pageOf(new URL(request.url).searchParams)
  const query = { limit: pageSize, cursor }
  return pageQuery(['payment alerts', query], (signal) => api.list('listPaymentAlerts', { query, signal }))
}, 'listPaymentAlerts')

function NoAlerts() {
  return <EmptyState title={m.nothingNeedsYourAttention()} text={m.everyPaymentMatchesItsOrder()} />
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page title={m.needsAttention()} intro={m.paymentsThatDoNotMatch()}>
      <Deferred query={page} skeleton={<RowSkeletons rows={2} className="h-40" />}>
        {(loaded) => (
          <ListFrame page={loaded} noun="alert" label={m.paymentAlerts()} empty={<NoAlerts />}>
            {(alerts) => (
              <ul className="flex flex-col gap-4">
                {alerts.map((alert) => (
                  <PaymentAlertCard key={alert._id} alert={alert} />
                ))}
              </ul>
            )}
          </ListFrame>
        )}
      </Deferred>
    </Page>
  )
}
