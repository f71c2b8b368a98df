import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'

/** What an order holds, in one line of a list: `12 × $ 1.60/=`, or how many products and units. */
export function OrderContent({ order }: { order: Order }) {
  const { lines, quantity, unitPrice, currency } = order
  if (lines.length > 1)
    return `${m.countProducts({ count: lines.length })}, ${m.countUnits({ count: quantity })}`
  return (
    <>
      {quantity} × <Price amount={unitPrice} currency={currency} />
    </>
  )
}
