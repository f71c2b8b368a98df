import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'
import { shownOrder } from './shown-order.ts'

export function OrderContent({ order }: { order: Order }) {
  const { quantity, currency } = order
  const { lines } = shownOrder(order)
  if (lines.length > 1)
    return `${m.countProducts({ count: lines.length })}, ${m.countUnits({ count: quantity })}`
  return (
    <>
      {quantity} × <Price amount={lines[0]?.unitPrice ?? order.unitPrice} currency={currency} />
    </>
  )
}
