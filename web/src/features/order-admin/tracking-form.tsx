import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { TrackingField } from '#components/shipping/tracking-field.tsx'
import { trackingProblem } from '#components/shipping/tracking-problem.ts'
import { Button } from '#components/ui/button.tsx'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

export function TrackingForm({ order }: { order: Order }) {
  const { pending, run } = useAction()
  const [carrier, setCarrier] = useState(order.carrier ?? '')
  const [typed, setTyped] = useState(order.tracking?.join('\n') ?? '')
  const save = () =>
    run(async () => {
      await shipOrder(order, {
        carrier: carrier.trim() || undefined,
        tracking: trackingNumbersOf(typed),
      })
      await successToast(m.trackingSaved())
    })
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <CarrierField carrier={carrier} onChange={setCarrier} />
      <TrackingField number={order.number} typed={typed} onType={setTyped} />
      <Button
        type="submit"
        look="plain"
        className="btn-sm"
        pending={pending}
        disabled={trackingProblem(typed) !== undefined}
      >
        {m.saveTracking()}
      </Button>
    </form>
  )
}
