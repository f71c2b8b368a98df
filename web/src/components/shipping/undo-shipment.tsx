import { undoSeconds } from '@wood-master/contract/shipping'
import { useEffect, useState } from 'react'
import { successToast } from '#components/feedback/toast.ts'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { type Order, undoShipment } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/shipping.ts'

interface UndoShipmentProps {
  order: Pick<Order, '_id' | 'state' | 'shippedAt' | 'number'>
  shipmentId: string | undefined
  onUndone?: (() => void) | undefined
}

/** Takes this shipment back; there for a minute after 'Product Shipped' was pressed. */
export function UndoShipment({ order, shipmentId, onUndone }: UndoShipmentProps) {
  const { pending, run } = useAction()
  const isOpen = useIsRecent(order.state === 'refunded' ? undefined : order.shippedAt)
  if ((!isOpen && !pending) || !mayPress('undoShipment')) return null
  const undo = () =>
    run(async () => {
      await undoShipment(order._id, shipmentId)
      await successToast(m.undone())
    }, onUndone)
  return (
    <Button look="plain" className="btn-sm" pending={pending} onClick={undo}>
      {richText(m.undoShipment({ number: order.number }))}
    </Button>
  )
}

/** The moment (milliseconds) until which what was shipped then can be taken back. */
export const undoEnd = (shippedAt: string): number => Date.parse(shippedAt) + undoSeconds * 1_000

export function useIsRecent(at: string | undefined): boolean {
  const end = at === undefined ? 0 : undoEnd(at)
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
