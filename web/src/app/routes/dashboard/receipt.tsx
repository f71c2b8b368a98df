import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/orders/messages.ts'
import { Receipt } from '#features/orders/receipt.tsx'
import { getOrder } from '#lib/api/orders.ts'

export const loader = signedIn(({ params }) => getOrder(params.id ?? ''))

export function Component() {
  const order = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={messages.receiptTitle} />
      <PageHeading>{messages.receiptTitle}</PageHeading>
      {order.paymentStatus ? (
        <>
          <Receipt order={order} />
          <div className="mt-6 flex gap-3 print:hidden">
            <Button onClick={() => window.print()}>Print</Button>
            <Link to={paths.myOrders} className={buttonClass('plain')}>
              Back to My Orders
            </Link>
          </div>
        </>
      ) : (
        <EmptyState title={messages.noReceipt} text={messages.noReceiptText}>
          <Link to={paths.orderPayment(order._id)} className={buttonClass('primary')}>
            {messages.payNow}
          </Link>
        </EmptyState>
      )}
    </>
  )
}
