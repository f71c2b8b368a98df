import { Price } from '#components/ui/price.tsx'
import type { Order } from './orders-api.ts'
import { totalsOf } from './totals.ts'

/** What the listed orders add up to; says so when there are more of them on other pages. */
export function OrderTotals({ orders, partial }: { orders: Order[]; partial: boolean }) {
  const totals = totalsOf(orders)
  return (
    <section
      aria-label={partial ? 'Totals of this page' : 'Totals'}
      className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-box bg-base-200 px-5 py-4"
    >
      <p className="font-serif text-lg">{partial ? 'This page' : 'All together'}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div className="flex gap-2">
          <dt>Orders</dt>
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
    </section>
  )
}
