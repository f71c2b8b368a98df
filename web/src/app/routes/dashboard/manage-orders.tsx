import { useLoaderData, useSearchParams } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Later } from '#components/feedback/later.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Pager } from '#components/lists/pager.tsx'
import { readFilters } from '#components/order/order-filters.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { ExportButton } from '#features/order-admin/export-button.tsx'
import { messages } from '#features/order-admin/messages.ts'
import { OrderFilters } from '#features/order-admin/order-filters.tsx'
import { findOrders } from '#features/order-admin/orders-api.ts'
import { OrdersTable } from '#features/order-admin/orders-table.tsx'
import { TotalsBar } from '#features/order-admin/totals-bar.tsx'
import { later } from '#lib/api/later.ts'

const pageSize = 12

export const loader = adminOnly(({ request }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  return { page: later(findOrders({ ...readFilters(search), limit: pageSize, cursor }, request.signal)) }
})

function NoOrders({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title={messages.noneYet} text={messages.noneYetText} />
  return (
    <EmptyState title={messages.noneFound} text={messages.noneFoundText}>
      <Link to={paths.manageOrder} className={buttonClass('plain')}>
        See all orders
      </Link>
    </EmptyState>
  )
}

export function Component() {
  const { page } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const filters = readFilters(search)
  const { cursor } = pageOf(search)
  return (
    <>
      <PageTitle title="Manage All Orders" />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageHeading>Manage All Orders</PageHeading>
        <div className="mb-6">
          <ExportButton filters={filters} />
        </div>
      </div>
      <OrderFilters />
      <Later data={page} skeleton={<RowSkeletons className="h-28" />}>
        {({ items, nextCursor }) => (
          <ListFrame summary={`${items.length} orders on this page`}>
            {items.length === 0 ? (
              <NoOrders filtered={search.size > 0} />
            ) : (
              <>
                <OrdersTable orders={items} />
                <TotalsBar
                  orders={items}
                  filters={filters}
                  partial={cursor !== undefined || nextCursor !== undefined}
                />
              </>
            )}
            <Pager nextCursor={nextCursor} label="Orders" />
          </ListFrame>
        )}
      </Later>
    </>
  )
}
