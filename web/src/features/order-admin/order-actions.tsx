import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { UndoShipment } from '#components/shipping/undo-shipment.tsx'
import { mayGo } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import { Button } from '#components/ui/button.tsx'
import { deleteOrder, type Order, shipOrder } from '#lib/api/orders.ts'
import { messages } from './messages.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { canBeRefunded } from './refund-form.ts'

interface OrderActionsProps {
  order: Order
  className: string
  onShipmentUndone?: (() => void) | undefined
}

/** What an admin can do with an order: ship it once paid, refund it, delete it while unpaid. */
export function OrderActions({ order, className, onShipmentUndone }: OrderActionsProps) {
  const shipping = useAction()
  const deleting = useAction()
  const { revalidate } = useRevalidator()
  const [refunding, setRefunding] = useState(false)
  const object = <span className="sr-only"> the order of {order.productName}</span>

  const ship = async () => {
    const problem = whyNot(order)
    if (problem) return errorToast(problem)
    if (!(await mayGo([order]))) return
    await shipping.run(async () => {
      await shipOrder(order)
      await successToast(messages.shipped)
    })
  }

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await deleting.run(async () => {
      await deleteOrder(order._id)
      await tellDeleted()
    })
  }

  const refunded = () => {
    setRefunding(false)
    void successToast(messages.refunded)
    void revalidate()
  }

  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Button
        className="btn-sm min-h-9"
        disabled={order.state !== 'paid'}
        pending={shipping.pending}
        onClick={ship}
      >
        Ship{object}
      </Button>
      <UndoShipment order={order} onUndone={onShipmentUndone} />
      {order.paymentStatus ? (
        <Button
          look="plain"
          className="btn-sm min-h-9"
          disabled={!canBeRefunded(order)}
          onClick={() => setRefunding(true)}
        >
          Refund{object}
        </Button>
      ) : null}
      <Button
        look="danger"
        className="btn-sm min-h-9"
        disabled={order.paymentStatus}
        pending={deleting.pending}
        onClick={remove}
      >
        Delete{object}
      </Button>
      {refunding && <RefundDialog order={order} onClose={() => setRefunding(false)} onRefunded={refunded} />}
    </div>
  )
}
