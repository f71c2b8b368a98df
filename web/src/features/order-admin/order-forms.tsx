import { currencyDecimals } from '@wood-master/contract/money'
import { trackingNumbersOf } from '@wood-master/contract/shipping'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { successToast } from '#components/feedback/toast.ts'
import { TextField } from '#components/forms/field.tsx'
import { fieldOf } from '#components/forms/field-of.ts'
import { placeServerErrors } from '#components/forms/server-errors.ts'
import { useAction } from '#components/forms/use-action.ts'
import { awaitsFreight } from '#components/order/order-progress.ts'
import { CarrierField } from '#components/shipping/carrier-field.tsx'
import { TrackingField, trackingProblem } from '#components/shipping/tracking-field.tsx'
import { Button, SubmitButton } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import { type Order, shipOrder } from '#lib/api/orders.ts'
import { mayPress } from '#lib/api/queries.ts'
import { amountOf, numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/order-admin.ts'

/** The price of delivery that no rate carries, once or again until its buyer accepts it. */
export function FreightForm({ order }: { order: Order }) {
  const { _id: id, freight, shippingTotal, currency } = order
  const { pending, run } = useAction()
  const form = useForm({ defaultValues: { price: freight === 'set' ? String(shippingTotal) : '' } })
  const field = fieldOf(form)
  if (!awaitsFreight(order) || !mayPress('setFreight')) return null
  const save = form.handleSubmit(({ price }) =>
    run(async () => {
      try {
        await api.call('setFreight', { params: { id }, body: { price: numberOf(price) } })
      } catch (error) {
        if (placeServerErrors(form, error)) throw error
        return
      }
      await successToast(m.freightWasSet())
    }),
  )
  const problem = (typed: string) =>
    amountOf(typed, currency) >= 0 || m.freightWrong({ decimals: currencyDecimals(currency) })
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-3 rounded-field bg-warning/20 p-4">
      <p className="text-sm">{freight === 'asked' ? m.freightAsked() : m.freightWaits()}</p>
      <TextField label={m.freightPrice()} inputMode="decimal" {...field('price', problem)} />
      <SubmitButton small pending={pending}>
        {m.setFreight()}
      </SubmitButton>
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
        carrier: carrier.trim(),
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
