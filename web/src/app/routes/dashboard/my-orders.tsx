import type { ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { SelectField } from '#components/forms/field.tsx'
import { ExportButton } from '#components/lists/export-button.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { SearchField } from '#components/lists/search-field.tsx'
import { pageOf, useAddress } from '#components/lists/use-address.ts'
import { orderParams, readOrderFilters, stateNames } from '#components/order-list/order-params.ts'
import { totalsOf } from '#components/order-list/order-totals.ts'
import { saveOrders } from '#components/order-list/save-orders.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { OrderCard } from '#features/orders/order-card.tsx'
import { allPages } from '#lib/api/all-pages.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import * as listTexts from '#texts/order-list.ts'
import * as m from '#texts/orders.ts'

const pageSize = 10

export const loader = signedIn(async ({ request }, { email }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const filter = { email, ...readOrderFilters(search) }
  return {
    filter,
    page: await api.list('listOwnOrders', {
      query: { ...filter, limit: pageSize, cursor },
      signal: request.signal,
    }),
  }
})

export function Component() {
  const { filter, page } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const filtered = search.size > 0
  const partial = pageOf(search).cursor !== undefined || page.nextCursor !== undefined
  return (
    <Page
      title={m.title()}
      actions={
        <ExportButton
          walk={(signal) => allPages('listOwnOrders', filter, signal)}
          soFar={listTexts.collectedSoFar}
          save={(orders) => saveOrders(orders, filter.state)}
        />
      }
    >
      <OwnOrderFilters />
      <ListFrame
        page={page}
        noun="order"
        label={m.myOrders()}
        empty={
          <EmptyState
            title={filtered ? m.noneFound() : m.noneYet()}
            text={filtered ? m.noneFoundText() : m.noneYetText()}
          >
            <ButtonLink to={filtered ? paths.myOrders : paths.products}>
              {filtered ? m.showAll() : m.seeTheTools()}
            </ButtonLink>
          </EmptyState>
        }
      >
        {(orders) => (
          <>
            <ul className="flex flex-col gap-4">
              {orders.map((order) => (
                <OrderCard key={order._id} order={order} />
              ))}
            </ul>
            <OwnTotals orders={orders} partial={partial} />
          </>
        )}
      </ListFrame>
    </Page>
  )
}

function OwnOrderFilters() {
  const { search, change } = useAddress()
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-[1fr_12rem]">
      <SearchField label={m.searchOwn()} placeholder={m.searchHint()} param={orderParams.search} />
      <SelectField
        label={m.state()}
        value={search.get(orderParams.state) ?? ''}
        onText={(text) => change({ [orderParams.state]: text })}
        choices={{ '': m.all(), ...stateNames }}
      />
    </search>
  )
}

function OwnTotals({ orders, partial }: { orders: Order[]; partial: boolean }) {
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
