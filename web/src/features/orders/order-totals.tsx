import { Price } from '#components/ui/price.tsx'
import type { Order } from './orders-api.ts'
import { totalsOf } from './totals.ts'

/** The sums of the orders on this page. */
export function OrderTotals({ orders }: { orders: Order[] }) {
  const totals = totalsOf(orders)
  return (
    <dl className="mt-6 flex flex-wrap justify-end gap-x-8 gap-y-2 rounded-box bg-base-200 px-5 py-4">
      <div className="flex gap-2">
        <dt>Orders shown</dt>
        <dd className="font-semibold tabular-nums">{totals.count}</dd>
      </div>
      <div className="flex gap-2">
        <dt>Still to pay</dt>
        <dd className="font-semibold">
          <Price amount={totals.unpaid} />
        </dd>
      </div>
      <div className="flex gap-2">
        <dt>Total</dt>
        <dd className="font-semibold">
          <Price amount={totals.all} />
        </dd>
      </div>
    </dl>
  )
}
