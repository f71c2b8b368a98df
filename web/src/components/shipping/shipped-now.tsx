import { errorToast, successToast } from '#components/feedback/toast.ts'
import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { eachOf } from '#lib/api/each-of.ts'
import { undoShipment } from '#lib/api/orders.ts'
import * as m from '#texts/shipping.ts'
import { UndoShipment, undoEnd, useIsRecent } from './undo-shipment.tsx'
import type { JustShipped, NotShipped } from './use-ship-orders.ts'

interface ShippedNowProps {
  shipped: JustShipped[]
  notShipped: NotShipped[]
  onUndone: (ids: readonly string[]) => void
}

export function ShippedNow({ shipped, notShipped, onUndone }: ShippedNowProps) {
  // The newest is the first.
  const isOpen = useIsRecent(shipped[0]?.shippedAt)
  const { pending, run } = useAction()
  const undo = () => {
    let undone: string[] = []
    const undoRecent = async () => {
      const recent = shipped.filter(({ shippedAt }) => Date.now() < undoEnd(shippedAt))
      const { done, failed } = await eachOf(recent, (one) => undoShipment(one._id, one.shipmentId))
      undone = done.map(({ _id }) => _id)
      if (done.length === shipped.length) return successToast(m.undone())
      const [first] = failed
      const reason = first ? errorSentence(first.error) : m.minuteOver()
      const some = m.someUndone({ count: done.length, of: shipped.length })
      await errorToast(done.length > 0 ? `${some} ${reason}` : reason)
    }
    return run(undoRecent, () => onUndone(undone))
  }
  if (!isOpen && notShipped.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-box bg-base-200 p-4">
      {isOpen && shipped.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p>{m.ordersOnTheWay({ count: shipped.length })}</p>
          {shipped.length > 1 && (
            <Button look="plain" small pending={pending} onClick={undo}>
              {m.undoAll()}
            </Button>
          )}
          <ul aria-label={m.shippedJustNow()} className="flex flex-wrap gap-x-5 gap-y-2">
            {shipped.map((order) => (
              <li key={order._id} className="flex min-h-9 items-center gap-2">
                <bdi className="font-semibold">{order.number}</bdi>
                <UndoShipment
                  order={order}
                  shipmentId={order.shipmentId}
                  onUndone={() => onUndone([order._id])}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="alert" className="empty:hidden">
        {notShipped.length > 0 && (
          <ul aria-label={m.notShipped()} className="flex flex-col gap-1">
            {notShipped.map(({ _id, number, sentence }) => (
              <li key={_id}>
                {m.notShipped()}: <bdi className="font-semibold">{number}</bdi>. {sentence}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
