import type { QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import type { ReactNode } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { useAddress } from '#components/lists/use-address.ts'
import { orderParams, stateNames } from '#components/order-list/order-params.ts'
import { totalsOf } from '#components/order-list/order-totals.ts'
import { Price } from '#components/ui/price.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

export function OwnOrderFilters({ searchLabel }: { searchLabel: string }) {
  const { search, change } = useAddress()
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_12rem]">
      <SearchField label={searchLabel} placeholder={m.searchHint()} param={orderParams.search} />
      <SelectField
        label={m.state()}
        value={search.get(orderParams.state) ?? ''}
        onText={(text) => change({ [orderParams.state]: text })}
        choices={{ '': m.all(), ...stateNames }}
      />
    </search>
  )
}

export function OwnTotals({ orders, partial }: { orders: Order[]; partial: boolean }) {
  const totals = totalsOf(orders)
  const money = (amount: number) => totals.currency && <Price amount={amount} currency={totals.currency} />
  const facts: [name: string, value: ReactNode][] = [
    [m.orders(), totals.orders],
    [m.amountDue(), money(totals.unpaid)],
    [m.total(), money(totals.due)],
  ]
  return (
    <section
      aria-label={partial ? m.totalsOfThisPage() : m.totals()}
      className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-box bg-base-200 px-5 py-4"
    >
      <p className="font-serif text-lg">{partial ? m.thisPage() : m.allOrders()}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type OwnOrdersQuery = NonNullable<QueryOf<'listOwnOrders'>>

/** All own orders that match the filter, page by page. Throws `ApiError`. */
export function allOwnOrders(filter: OwnOrdersQuery, signal: AbortSignal): AsyncGenerator<Order[]> {
  return allPages((cursor) =>
    api.list('listOwnOrders', { query: { ...filter, limit: limits.pageSize, cursor }, signal }),
  )
}
