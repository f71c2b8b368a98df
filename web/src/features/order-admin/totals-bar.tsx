import { type ReactNode, useState } from 'react'
import { useCollect } from '#components/lists/use-collect.ts'
import { type OrderTotals, totalsOf } from '#components/order-list/order-totals.ts'
import { Button } from '#components/ui/button.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { allOrders, type OrderFilter } from './all-orders.ts'

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
  const { orders: count, pieces, ordered, netPaid, currency } = sum ?? totalsOf(orders)
  const money = (amount: number) => currency && <Price amount={amount} currency={currency} />
  const figures: [name: string, value: ReactNode][] = [
    [m.orders(), count],
    [m.pieces(), pieces],
    [m.orderedSum(), money(ordered)],
    [m.netPaid(), money(netPaid)],
  ]
  const addUp = () => collect((all) => setWhole({ of: orders, totals: totalsOf(all) }))
  return (
    <section
      aria-label={m.totals()}
      className="mt-6 flex flex-wrap items-center gap-4 rounded-box bg-base-200 p-5"
    >
      <p className="w-full font-serif text-lg" role="status">
        {sum ? m.allPages() : partial ? m.thisPage() : m.totals()}
      </p>
      <dl className="grid flex-1 grid-cols-2 gap-x-8 gap-y-2 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-base-content/75 text-sm">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {partial && !sum && (
        <Button look="plain" className="btn-sm" pending={collected !== undefined} onClick={addUp}>
          {collected ? m.summedSoFar({ count: collected }) : m.addUpAllPages()}
        </Button>
      )}
    </section>
  )
}
