import { useLoaderData } from 'react-router-dom'
import { adminList } from '#app/admin-loaders.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { CardList } from '#components/lists/card-list.tsx'
import { Page } from '#components/ui/page.tsx'
import { PaymentAlertCard } from '#features/payment-alerts/payment-alert-card.tsx'
import * as m from '#texts/dashboard.ts'

export const loader = adminList('listPaymentAlerts', 20)

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Page title={m.needsAttention()} intro={m.alertsIntro()}>
      <CardList
        query={page}
        noun="alert"
        label={m.paymentAlerts()}
        empty={<EmptyState title={m.noAlerts()} text={m.noAlertsText()} />}
      >
        {(alert) => <PaymentAlertCard key={alert._id} alert={alert} />}
      </CardList>
    </Page>
  )
}
