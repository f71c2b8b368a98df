import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { paths } from '#config/paths.ts'
import { InvoiceSheet } from '#features/papers/invoice-sheet.tsx'
import { PrintPage } from '#features/papers/print-page.tsx'
import { api } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/api-error.ts'
import * as m from '#texts/papers.ts'

export const loader = signedIn(async ({ params }) => {
  const orderId = params.id ?? ''
  try {
    return { orderId, invoices: await api.call('getInvoices', { params: { id: orderId } }) }
  } catch (error) {
    if (hasCode(error, 'order_not_paid')) return { orderId, invoices: [] }
    throw error
  }
})

export function Component() {
  const { orderId, invoices } = useLoaderData<typeof loader>()
  return (
    <PrintPage
      title={m.kind_invoice()}
      back={<PlainLink to={paths.myOrder(orderId)}>{m.backToTheOrder()}</PlainLink>}
      empty={
        invoices.length === 0 && (
          <EmptyState title={m.notPaidTitle()} text={m.notPaidText()}>
            <ButtonLink to={paths.orderPayment(orderId)}>{m.payNow()}</ButtonLink>
          </EmptyState>
        )
      }
    >
      {invoices.map((invoice) => (
        <InvoiceSheet key={invoice._id} invoice={invoice} />
      ))}
    </PrintPage>
  )
}
