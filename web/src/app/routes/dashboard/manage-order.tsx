import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { OrderDetails } from '#components/order/order-details.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { OrderMails } from '#features/mail-admin/order-mails.tsx'
import { AddressDifference } from '#features/order-admin/address-difference.tsx'
import { CancelDecision } from '#features/order-admin/cancel-decision.tsx'
import { OrderActions } from '#features/order-admin/order-actions.tsx'
import { OrderAddress } from '#features/order-admin/order-address.tsx'
import { OrderFacts } from '#features/order-admin/order-facts.tsx'
import { OrderPapers } from '#features/order-admin/order-papers.tsx'
import { TrackingForm } from '#features/order-admin/tracking-form.tsx'
import { api } from '#lib/api/api.ts'
import { orderAhead, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => orderAhead.ask(id) }

export const loader = adminOnly(async ({ params: { id = '' } }) => {
  const [order, mails] = await Promise.all([
    orderAhead.get(id),
    pageQuery(['mails of', id], (signal) =>
      api.list('listMails', { query: { orderId: id, limit: 50 }, signal }),
    ),
  ])
  return { order, mails }
})

export function Component() {
  const { order, mails } = useLoaderData<typeof loader>()
  const title = m.orderTitle({ number: order.number })
  return (
    <>
      <PageTitle title={title} />
      <p className="mb-3">
        <Link to={paths.manageOrder} className="link">
          {m.manageAllOrders()}
        </Link>
      </p>
      <PageHeading>{title}</PageHeading>
      <OrderDetails
        order={order}
        actions={<OrderActions order={order} className="flex-col" />}
        addressActions={<OrderAddress order={order} />}
        shipmentActions={({ id }) => (
          <Link
            to={`${paths.papers('slips', [order._id])}&shipment=${encodeURIComponent(id)}`}
            className="link"
          >
            {m.packingSlipOfShipment()}
          </Link>
        )}
      >
        <OrderFacts order={order} />
        <AddressDifference order={order} />
        <CancelDecision order={order} />
        <OrderPapers order={order} />
        {order.state === 'shipped' && <TrackingForm key={order._id} order={order} />}
      </OrderDetails>
      <OrderMails page={mails} />
    </>
  )
}
