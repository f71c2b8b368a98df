import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import type { PageHandle } from '#app/preload-page.ts'
import { History } from '#components/history/history.tsx'
import { OrderDetails } from '#components/order/order-details.tsx'
import { OrderReturns } from '#components/order/order-returns.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { OrderMails } from '#features/mail-admin/mail-card.tsx'
import { CancelDecision } from '#features/order-admin/cancel-decision.tsx'
import { OrderActions } from '#features/order-admin/order-actions.tsx'
import { AddressDifference, OrderAddress } from '#features/order-admin/order-address.tsx'
import { OrderFacts, OrderPapers } from '#features/order-admin/order-facts.tsx'
import { FreightForm, TrackingForm } from '#features/order-admin/order-forms.tsx'
import { api } from '#lib/api/api.ts'
import { mayPress, orderAhead, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'

export const handle: PageHandle = { ahead: ({ id = '' }) => orderAhead.ask(id) }

export const loader = adminOnly(async ({ params: { id = '' } }) => {
  const [order, mails] = await Promise.all([
    orderAhead.get(id),
    mayPress('listMails') &&
      pageQuery(['mails of', id], (signal) =>
        api.list('listMails', { query: { orderId: id, limit: 50 }, signal }),
      ),
  ])
  return { order, mails }
}, 'getOrder')

export function Component() {
  const { order, mails } = useLoaderData<typeof loader>()
  const title = m.orderTitle({ number: order.number })
  return (
    <Page key={order._id} title={title} back={[adminPaths.manageOrder, m.manageAllOrders()]}>
      <OrderReturns
        order={order}
        actions={({ state }) =>
          mayPress('listReturns') && (
            <TextLink to={`${adminPaths.returns}?state=${state}`}>{m.openReturns()}</TextLink>
          )
        }
      />
      <OrderDetails
        order={order}
        actions={<OrderActions order={order} className="flex-col" />}
        addressActions={<OrderAddress order={order} />}
        shipmentActions={({ id }) => (
          <TextLink
            to={`${adminPaths.papers('slips', [order._id])}&shipment=${encodeURIComponent(id)}`}
            state={{ from: adminPaths.manageOneOrder(order._id) }}
          >
            {m.shipmentSlip()}
          </TextLink>
        )}
      >
        <OrderFacts order={order} />
        <FreightForm key={order.freight} order={order} />
        <AddressDifference order={order} />
        <CancelDecision order={order} />
        <OrderPapers order={order} />
        {order.state === 'shipped' && mayPress('shipOrder') && <TrackingForm key={order._id} order={order} />}
      </OrderDetails>
      <History
        key={order._id}
        events={order.history ?? []}
        currency={order.currency}
        tags={order.tags ?? []}
        save={mayPress('noteOrder') && ((body) => api.call('noteOrder', { params: { id: order._id }, body }))}
      />
      {mails && <OrderMails page={mails} />}
    </Page>
  )
}
