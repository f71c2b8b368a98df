import { useLoaderData, useSearchParams } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { ExportButton } from '#components/lists/export-button.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { readOrderFilters } from '#components/order-list/order-params.ts'
import { saveOrders } from '#components/order-list/save-orders.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { paths } from '#config/paths.ts'
import { OrderCard } from '#features/orders/order-card.tsx'
import { allOwnOrders, OwnOrderFilters, OwnTotals } from '#features/orders/own-orders.tsx'
import { api } from '#lib/api/api.ts'
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
          walk={(signal) => allOwnOrders(filter, signal)}
          soFar={listTexts.collectedSoFar}
          save={(orders) => saveOrders(orders, filter.state)}
        />
      }
    >
      <OwnOrderFilters searchLabel={m.searchOwn()} />
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
