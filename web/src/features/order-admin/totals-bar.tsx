import { type ReactNode, useState } from 'react'
import { useCollect } from '#components/lists/use-collect.ts'
import { type OrderTotals, totalsOf } from '#components/order-list/order-totals.ts'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { allOrders, type OrderFilter } from './all-orders.ts'

function Total({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-base-content/75 text-sm">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function TotalsRow({ totals: { orders, pieces, ordered, netPaid, currency } }: { totals: OrderTotals }) {
  return (
    <dl className="grid flex-1 grid-cols-2 gap-x-8 gap-y-2 sm:grid-cols-4">
      <Total name={m.orders()}>{orders}</Total>
      <Total name={m.pieces()}>{pieces}</Total>
      <Total name={m.orderedSum()}>{currency && <Price amount={ordered} currency={currency} />}</Total>
      <Total name={m.netPaid()}>{currency && <Price amount={netPaid} currency={currency} />}</Total>
    </dl>
  )
}

interface TotalsBarProps {
  orders: Order[]
  filter: OrderFilter
  partial: boolean
}

export function TotalsBar({ orders, filter, partial }: TotalsBarProps) {
  const [whole, setWhole] = useState<{ of: Order[]; totals: OrderTotals }>()
  const { collected, collect } = useCollect((signal) => allOrders(filter, signal))
  // A sum belongs to the list it was made for.
  const sum = whole?.of === orders ? whole.totals : undefined
  const addUp = () => collect((all) => setWhole({ of: orders, totals: totalsOf(all) }))
  return (
    <section
      aria-label={m.totals()}
      className="mt-6 flex flex-wrap items-center gap-4 rounded-box bg-base-200 p-5"
    >
      <p className="w-full font-serif text-lg" role="status">
        {sum ? m.allPages() : partial ? m.thisPage() : m.totals()}
      </p>
      <TotalsRow totals={sum ?? totalsOf(orders)} />
      {partial && !sum && (
        <Button look="plain" className="btn-sm" pending={collected !== undefined} onClick={addUp}>
          {collected ? m.summedSoFar({ count: collected }) : m.addUpAllPages()}
        </Button>
      )}
    </section>
  )
}
