import { type ReactNode, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ExportButton } from '#components/lists/export-button.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { useCollect } from '#components/lists/use-collect.ts'
import { type OrderTotals, totalsOf } from '#components/order-list/order-totals.ts'
import { saveOrders } from '#components/order-list/save-orders.ts'
import { Button, PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Price } from '#components/ui/price.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { AllOrderFilters } from '#features/order-admin/all-order-filters.tsx'
import { type OrderFilter, ordersOnPage, readAllFilters } from '#features/order-admin/all-orders.ts'
import { ManagedOrders } from '#features/order-admin/managed-orders.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { asideQuery, pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'
import * as listTexts from '#texts/order-list.ts'

export const loader = adminOnly(async ({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const filter = readAllFilters(search)
  const query = { ...filter, limit: ordersOnPage, cursor }
  const { sort: _, ...counted } = filter
  return {
    total: asideQuery(['order-count', counted], (signal) =>
      api.call('countOrders', { query: counted, signal }),
    ),
    page: await pageQuery(['orders', query], (signal) => api.list('listOrders', { query, signal })),
  }
}, 'listOrders')

export function Component() {
  const { page, total } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const filter = readAllFilters(search)
  const { cursor } = pageOf(search)
  return (
    <Page
      title={m.manageAllOrders()}
      actions={
        <ExportButton
          walk={(signal) => allPages('listOrders', filter, signal)}
          soFar={listTexts.collectedSoFar}
          save={(orders) => saveOrders(orders, filter.state)}
        />
      }
    >
      <AllOrderFilters />
      <Deferred query={page} skeleton={<RowSkeletons rows={12} className="h-14" />}>
        {(loaded) => (
          <ManagedOrders
            page={loaded}
            total={total}
            empty={
              search.size > 0 ? (
                <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
                  <PlainLink to={adminPaths.manageOrder}>{m.seeAllOrders()}</PlainLink>
                </EmptyState>
              ) : (
                <EmptyState title={m.noneYet()} text={m.noneYetText()} />
              )
            }
          >
            {(orders) => (
              <TotalsBar
                orders={orders}
                filter={filter}
                partial={cursor !== undefined || loaded.nextCursor !== undefined}
              />
            )}
          </ManagedOrders>
        )}
      </Deferred>
    </Page>
  )
}

interface TotalsBarProps {
  orders: Order[]
  filter: OrderFilter
  partial: boolean
}

function TotalsBar({ orders, filter, partial }: TotalsBarProps) {
  const [whole, setWhole] = useState<{ of: Order[]; totals: OrderTotals }>()
  const { collected, collect } = useCollect((signal) => allPages('listOrders', filter, signal))
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
