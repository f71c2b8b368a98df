import { useNavigate } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { useAction } from '#components/forms/use-action.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'
import { CancelRequest } from './cancel-request.tsx'
import { OrderAgain } from './order-again.tsx'

export function OwnOrderActions({ order }: { order: Order }) {
  const { pending, run } = useAction()
  const navigate = useNavigate()
  const deletable = order.state === 'unpaid' || order.state === 'expired'

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await run(async () => {
      await api.call('deleteOrder', { params: { id: order._id } })
      await tellDeleted()
      await navigate(paths.myOrders)
    })
  }

  return (
    <div className="flex flex-col gap-3">
      {order.state === 'unpaid' && (
        <Link to={paths.orderPayment(order._id)} className={buttonClass('primary')}>
          {m.payNow()}
        </Link>
      )}
      {order.paymentStatus && (
        <Link to={paths.invoice(order._id)} className={buttonClass('plain')}>
          {m.invoiceTitle()}
        </Link>
      )}
      <OrderAgain order={order} />
      <CancelRequest order={order} />
      {deletable && (
        <Button look="danger" pending={pending} onClick={remove}>
          {m.deleteOrder()}
        </Button>
      )}
    </div>
  )
}
