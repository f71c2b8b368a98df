import { useAction } from '#components/forms/use-action.ts'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'
import { awaitsFreight } from './order-progress.ts'

interface FreightStepProps {
  order: Order
  /** Once it was accepted, and the page shows so. */
  onAccepted?: () => void
}

export function FreightStep({ order, onAccepted }: FreightStepProps) {
  const { pending, run } = useAction()
  if (!awaitsFreight(order)) return null
  if (order.freight === 'asked') {
    return (
      <p role="status" className="rounded-field bg-base-100 px-4 py-3">
        {m.freightAsked()}
      </p>
    )
  }
  const accept = () =>
    run(
      () => api.call('acceptFreight', { params: { id: order._id }, body: { price: order.price } }),
      onAccepted,
    )
  return (
    <div className="flex flex-col gap-3 rounded-field bg-base-100 px-4 py-3">
      <p>
        {richText(m.freightSet(), {
          freight: () => (
            <Price amount={order.shippingTotal} currency={order.currency} className="font-semibold" />
          ),
          total: () => <Price amount={order.price} currency={order.currency} className="font-semibold" />,
        })}
      </p>
      <Button pending={pending} onClick={accept}>
        {m.acceptFreight()}
      </Button>
    </div>
  )
}
