import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ExportButton } from '#components/lists/export-button.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { saveOrders } from '#components/order-list/save-orders.ts'
import { PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { AllOrderFilters } from '#features/order-admin/all-order-filters.tsx'
import { allOrders, ordersOnPage, readAllFilters } from '#features/order-admin/all-orders.ts'
import { ManagedOrders } from '#features/order-admin/managed-orders.tsx'
import { TotalsBar } from '#features/order-admin/totals-bar.tsx'
import { api } from '#lib/api/api.ts'
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
          walk={(signal) => allOrders(filter, signal)}
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
            place={search.toString()}
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
