import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import { useCollectOrders } from './collect-orders.ts'
import { type OrderTotals, totalsOf } from './order-totals.ts'
import type { Order, OrderFilters } from './orders-api.ts'

interface TotalsBarProps {
  orders: Order[]
  filters: OrderFilters
  /** There are more pages than the one that is shown. */
  partial: boolean
}

function Figures({ totals: { orders, pieces, ordered, kept } }: { totals: OrderTotals }) {
  return (
    <dl className="grid flex-1 grid-cols-2 gap-x-8 gap-y-2 sm:grid-cols-4">
      <div>
        <dt className="text-base-content/75 text-sm">Orders</dt>
        <dd className="font-semibold tabular-nums">{orders}</dd>
      </div>
      <div>
        <dt className="text-base-content/75 text-sm">Pieces</dt>
        <dd className="font-semibold tabular-nums">{pieces}</dd>
      </div>
      <div>
        <dt className="text-base-content/75 text-sm">Ordered</dt>
        <dd className="font-semibold">
          <Price amount={ordered} />
        </dd>
      </div>
      <div>
        <dt className="text-base-content/75 text-sm">Paid and kept</dt>
        <dd className="font-semibold">
          <Price amount={kept} />
        </dd>
      </div>
    </dl>
  )
}

/** What the listed orders add up to; all pages of the filter on request. */
export function TotalsBar({ orders, filters, partial }: TotalsBarProps) {
  const [whole, setWhole] = useState<{ of: Order[]; totals: OrderTotals }>()
  const { collected, collect } = useCollectOrders(filters)
  // Another list makes an old sum a lie.
  const sum = whole?.of === orders ? whole.totals : undefined
  const addUp = () => collect((all) => setWhole({ of: orders, totals: totalsOf(all) }))
  return (
    <section
      aria-label="Totals"
      className="mt-6 flex flex-wrap items-center gap-4 rounded-box bg-base-200 p-5"
    >
      <p className="w-full font-serif text-lg" role="status">
        {sum ? 'All pages' : partial ? 'This page' : 'Totals'}
      </p>
      <Figures totals={sum ?? totalsOf(orders)} />
      {partial && !sum && (
        <Button look="plain" className="btn-sm" pending={collected !== undefined} onClick={addUp}>
          {collected ? `${collected} orders so far` : 'Add up all pages'}
        </Button>
      )}
    </section>
  )
}
