import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { type Order, undoShipment } from '#lib/api/orders.ts'
import { messages } from './shipping-messages.ts'
import { useIsRecent } from './use-is-recent.ts'

interface UndoShipmentProps {
  order: Pick<Order, 'state' | 'shippedAt' | 'number'> & { _id: string }
  onUndone?: (() => void) | undefined
}

/** Takes a shipment back; there for a minute after 'Product Shipped' was pressed. */
export function UndoShipment({ order, onUndone }: UndoShipmentProps) {
  const { pending, run } = useAction()
  const isOpen = useIsRecent(order.state === 'shipped' ? order.shippedAt : undefined)
  if (!isOpen && !pending) return null
  const undo = () =>
    run(async () => {
      await undoShipment(order._id)
      await successToast(messages.undone)
    }, onUndone)
  return (
    <Button look="plain" className="btn-sm" pending={pending} onClick={undo}>
      Undo<span className="sr-only"> the shipment of order {order.number}</span>
    </Button>
  )
}
