import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { UndoShipment } from '#components/shipping/undo-shipment.tsx'
import { mayGo } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { canBeRefunded } from './refund-form.ts'

interface OrderActionsProps {
  order: Order
  className: string
  onShipmentUndone?: (() => void) | undefined
}

export function OrderActions({ order, className, onShipmentUndone }: OrderActionsProps) {
  const shipping = useAction()
  const deleting = useAction()
  const { revalidate } = useRevalidator()
  const [refunding, setRefunding] = useState(false)
  const hidden = { of: (words: string) => <span className="sr-only">{words}</span> }

  const ship = async () => {
    const problem = whyNot(order)
    if (problem) return errorToast(problem)
    if (!(await mayGo([order]))) return
    await shipping.run(async () => {
      await shipOrder(order)
      await successToast(m.shipped())
    })
  }

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await deleting.run(async () => {
      await api.call('deleteOrder', { params: { id: order._id } })
      await tellDeleted()
    })
  }

  const refunded = () => {
    setRefunding(false)
    void successToast(m.refunded())
    void revalidate()
  }

  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Button
        className="btn-sm min-h-9"
        disabled={order.state !== 'paid' && order.state !== 'part_shipped'}
        pending={shipping.pending}
        onClick={ship}
      >
        {richText(m.ship(order), hidden)}
      </Button>
      <UndoShipment order={order} onUndone={onShipmentUndone} />
      {order.paymentStatus ? (
        <Button
          look="plain"
          className="btn-sm min-h-9"
          disabled={!canBeRefunded(order)}
          onClick={() => setRefunding(true)}
        >
          {richText(m.refundOrder(order), hidden)}
        </Button>
      ) : null}
      <Button
        look="danger"
        className="btn-sm min-h-9"
        disabled={order.paymentStatus}
        pending={deleting.pending}
        onClick={remove}
      >
        {richText(m.deleteOrder(order), hidden)}
      </Button>
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} onRefunded={refunded} />}
    </div>
  )
}
