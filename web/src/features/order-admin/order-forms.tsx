import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { type FormEvent, useState } from 'react'
import { successToast } from '#components/feedback/toast.tsx'
import { TextField } from '#components/forms/field.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { awaitsFreight } from '#components/order/order-progress.ts'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { TrackingField, trackingProblem } from '#components/shipping/tracking-field.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/order-admin.ts'

/** The price of delivery that no rate carries, once or again until its buyer accepts it. */
export function FreightForm({ order }: { order: Order }) {
  const { pending, run } = useAction()
  const [price, setPrice] = useState(order.freight === 'set' ? String(order.shippingTotal) : '')
  if (!awaitsFreight(order) || !mayPress('setFreight')) return null
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await run(async () => {
      await api.call('setFreight', { params: { id: order._id }, body: { price: numberOf(price) } })
      await successToast(m.freightWasSet())
    })
  }
  return (
    <form onSubmit={save} className="flex flex-col gap-3 rounded-field bg-warning/20 p-4">
      <p className="text-sm">{order.freight === 'asked' ? m.freightAsked() : m.freightWaits()}</p>
      <TextField
        label={m.freightPrice()}
        inputMode="decimal"
        pattern="\d+([.,]\d{1,2})?"
        required
        value={price}
        onText={setPrice}
      />
      <Button type="submit" small pending={pending}>
        {m.setFreight()}
      </Button>
    </form>
  )
}

export function TrackingForm({ order }: { order: Order }) {
  const { pending, run } = useAction()
  const [carrier, setCarrier] = useState(order.carrier ?? '')
  const [typed, setTyped] = useState(order.tracking?.join('\n') ?? '')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    await run(async () => {
      await shipOrder(order, {
        carrier: carrier.trim() || undefined,
        tracking: trackingNumbersOf(typed),
      })
      await successToast(m.trackingSaved())
    })
  }
  return (
    <form className="flex flex-col gap-3" onSubmit={save}>
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
