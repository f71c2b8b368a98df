import { totalsOf } from '#components/order-list/order-totals.ts'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

/** What the listed orders add up to; says so when there are more of them on other pages. */
export function OwnTotals({ orders, partial }: { orders: Order[]; partial: boolean }) {
  const totals = totalsOf(orders)
  return (
    <section
      aria-label={partial ? m.totalsOfThisPage() : m.totals()}
      className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-box bg-base-200 px-5 py-4"
    >
      <p className="font-serif text-lg">{partial ? m.thisPage() : m.allOrders()}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div className="flex gap-2">
          <dt>{m.orders()}</dt>
          <dd className="font-semibold tabular-nums">{totals.orders}</dd>
        </div>
        <div className="flex gap-2">
          <dt>{m.amountDue()}</dt>
          <dd className="font-semibold">
            {totals.currency && <Price amount={totals.unpaid} currency={totals.currency} />}
          </dd>
        </div>
        <div className="flex gap-2">
          <dt>{m.total()}</dt>
          <dd className="font-semibold">
            {totals.currency && <Price amount={totals.due} currency={totals.currency} />}
          </dd>
        </div>
      </dl>
    </section>
  )
}
