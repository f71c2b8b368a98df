import { undoSeconds } from '@wood-master/contract/shipping'
import { useEffect, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { type Order, undoShipment } from '#lib/api/orders.ts'

interface UndoShipmentProps {
  order: Pick<Order, 'state' | 'shippedAt' | 'number'> & { _id: string }
  onUndone?: () => void
}

/** Takes a shipment back; there for a minute after 'Product Shipped' was pressed. */
export function UndoShipment({ order, onUndone }: UndoShipmentProps) {
  const { pending, run } = useAction()
  const isOpen = useIsRecent(order.state === 'shipped' ? order.shippedAt : undefined)
  if (!isOpen && !pending) return null
  const undo = () =>
    run(async () => {
      await undoShipment(order._id)
      onUndone?.()
      await successToast('Shipment taken back')
    })
  return (
    <Button look="plain" className="btn-sm" pending={pending} onClick={undo}>
      Undo<span className="sr-only"> the shipment of order {order.number}</span>
    </Button>
  )
}

/** True for a minute from this moment on. */
function useIsRecent(at: string | undefined): boolean {
  const end = at === undefined ? 0 : Date.parse(at) + undoSeconds * 1_000
  const [isRecent, setIsRecent] = useState(() => Date.now() < end)
  useEffect(() => {
    const left = end - Date.now()
    setIsRecent(left > 0)
    if (left <= 0) return
    const timer = setTimeout(() => setIsRecent(false), left)
    return () => clearTimeout(timer)
  }, [end])
  return isRecent
}
