import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { ExportButton } from '#components/order-list/export-button.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { AllOrderFilters, readAllOrderFilters } from '#features/order-admin/all-order-filters.tsx'
import { ManagedOrders } from '#features/order-admin/managed-orders.tsx'
import { allOrders } from '#features/order-admin/order-admin-api.ts'
import { TotalsBar } from '#features/order-admin/totals-bar.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/order-admin.ts'

const pageSize = 20

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  const query = { ...readAllOrderFilters(search), limit: pageSize, cursor }
  return pageQuery(['orders', query], (signal) => api.list('listOrders', { query, signal }))
})

function NoOrders({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title={m.noneYet()} text={m.noneYetText()} />
  return (
    <EmptyState title={m.noneFound()} text={m.noneFoundText()}>
      <Link to={paths.manageOrder} className={buttonClass('plain')}>
        {m.seeAllOrders()}
      </Link>
    </EmptyState>
  )
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const filter = readAllOrderFilters(search)
  const { cursor } = pageOf(search)
  return (
    <>
      <PageTitle title={m.manageAllOrders()} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageHeading>{m.manageAllOrders()}</PageHeading>
        <div className="mb-6">
          <ExportButton walk={(signal) => allOrders(filter, signal)} state={filter.state} />
        </div>
      </div>
      <AllOrderFilters />
      <Deferred query={page} skeleton={<RowSkeletons rows={12} className="h-14" />}>
        {(loaded) => (
          <ManagedOrders
            page={loaded}
            place={search.toString()}
            empty={<NoOrders filtered={search.size > 0} />}
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
    </>
  )
}
