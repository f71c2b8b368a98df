import { useNavigate } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { ActionButton } from '#components/forms/action-button.tsx'
import { FreightStep } from '#components/order/freight-step.tsx'
import { awaitsFreight } from '#components/order/order-progress.ts'
import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { DateText } from '#components/ui/date-text.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/orders.ts'
import { OrderAgain } from './order-again.tsx'

export function OwnOrderActions({ order }: { order: Order }) {
  const navigate = useNavigate()
  const { _id: id, cancelRequest: request } = order
  const deletable = order.state === 'unpaid' || order.state === 'expired'

  const remove = async () => {
    await api.call('deleteOrder', { params: { id: order._id } })
    await tellDeleted()
    await navigate(paths.myOrders)
  }

  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="text-sm empty:hidden">
        {request?.state === 'open' && (
          <p>
            {m.cancelAsked()} <DateText at={request.requestedAt} withTime />. {m.cancelPending()}
          </p>
        )}
        {request?.state === 'declined' && <p>{`${m.cancelDeclined()} ${request.answer ?? ''}`}</p>}
        {request?.state === 'granted' && <p>{m.cancelGranted()}</p>}
      </div>
      <FreightStep order={order} onAccepted={() => navigate(paths.orderPayment(order._id))} />
      {order.state === 'unpaid' && !awaitsFreight(order) && (
        <ButtonLink to={paths.orderPayment(order._id)}>{m.payNow()}</ButtonLink>
      )}
      {order.paymentStatus && <PlainLink to={paths.invoice(order._id)}>{m.invoiceTitle()}</PlainLink>}
      <OrderAgain order={order} />
      {order.state === 'paid' &&
        (request?.state === 'open' ? (
          <ActionButton
            key="withdraw"
            look="plain"
            action={() => api.call('withdrawCancellation', { params: { id } })}
          >
            {m.withdraw()}
          </ActionButton>
        ) : (
          <ActionButton
            key="ask"
            look="plain"
            action={(reason) => api.call('requestCancellation', { params: { id }, body: { reason } })}
            reason={{
              title: m.askToCancel(),
              text: m.askToCancelText(),
              confirm: m.sendRequest(),
              cancel: m.keepOrder(),
            }}
          >
            {m.askToCancel()}
          </ActionButton>
        ))}
      {deletable && (
        <ActionButton look="danger" action={remove} ask={askBeforeDelete}>
          {m.deleteOrder()}
        </ActionButton>
      )}
    </div>
  )
}

/** Leads to the product's reviews, where its buyer can write one; nothing before it was shipped, or once all is refunded. */
export function ReviewLink({ order, line }: { order: Order; line: Order['lines'][number] }) {
  const keepsSome = line.refundedQuantity < line.quantity
  const hasLeft = order.shippedAt !== undefined && line.toShip === 0
  if (!hasLeft || order.state === 'refunded' || !keepsSome) return null
  return (
    <Link to={paths.productReviews(line.productId)} className="link text-sm">
      {m.review({ product: keepUnits(line.name) })}
    </Link>
  )
}
