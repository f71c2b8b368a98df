import Ellipsis from 'lucide-react/icons/ellipsis'
import { useId, useRef, useState } from 'react'
import { errorToast } from '#components/feedback/toast.ts'
import { ActionButton, DeleteButton } from '#components/forms/action-button.tsx'
import { useOnce } from '#components/forms/use-once.ts'
import { UndoShipment } from '#components/shipping/undo-shipment.tsx'
import { mayGo } from '#components/shipping/use-ship-orders.ts'
import { whyNot } from '#components/shipping/why-not.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { canBeRefunded } from './refund-form.ts'

interface OrderActionsProps {
  order: Order
  className: string
  /** Keeps what is seldom done in a menu. */
  compact?: boolean
  onShipmentUndone?: (() => void) | undefined
}

export function OrderActions({ order, className, compact = false, onShipmentUndone }: OrderActionsProps) {
  const [refunding, setRefunding] = useState(false)
  const once = useOnce()
  const last = order.shipments.findLast(({ returnId }) => returnId === undefined)
  const menu = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [mayRefund, mayDelete] = [mayPress('refundOrder'), mayPress('deleteOrder')]

  const mayShip = async () => {
    const problem = whyNot(order)
    if (!problem) return mayGo([order])
    await errorToast(problem)
    return false
  }

  const closes = compact ? { popoverTarget: menu, popoverTargetAction: 'hide' as const } : {}
  const rest = (
    <>
      {order.paymentStatus && mayRefund ? (
        <Button
          look="plain"
          small
          disabled={!canBeRefunded(order)}
          {...closes}
          onClick={() => {
            // Where the dialog returns the focus to: the menu is closed by then.
            opener.current?.focus()
            setRefunding(true)
          }}
        >
          {richText(m.refundOrder(order))}
        </Button>
      ) : null}
      {mayDelete && (
        <DeleteButton
          look="danger"
          small
          {...closes}
          disabled={order.paymentStatus}
          action={() => api.call('deleteOrder', { params: { id: order._id } })}
        >
          {richText(m.deleteOrder(order))}
        </DeleteButton>
      )}
    </>
  )

  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {mayPress('shipOrder') && (
        <ActionButton
          small
          disabled={order.state !== 'paid' && order.state !== 'part_shipped'}
          action={() => shipOrder(order)}
          ask={mayShip}
          done={m.shipped()}
        >
          {richText(m.ship(order))}
        </ActionButton>
      )}
      <UndoShipment order={order} shipmentId={last?.id} onUndone={onShipmentUndone} />
      {compact && (mayRefund || mayDelete) ? (
        <>
          <button
            ref={opener}
            type="button"
            popoverTarget={menu}
            aria-label={m.moreActions(order)}
            className={buttonClass('quiet', 'btn-square', true)}
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
          <div
            id={menu}
            popover="auto"
            className="flex-col gap-2 rounded-box border border-base-300 bg-base-100 p-2 text-base-content shadow-lg open:flex supports-[position-area:end]:m-0 [position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]"
          >
            {rest}
          </div>
        </>
      ) : (
        rest
      )}
      {refunding && <RefundDialog order={order} once={once} onClose={() => setRefunding(false)} />}
    </div>
  )
}
