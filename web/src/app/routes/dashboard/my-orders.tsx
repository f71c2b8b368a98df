import { useLoaderData, useNavigation, useSearchParams } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Pager } from '#components/lists/pager.tsx'
import { readFilters } from '#components/order/order-filters.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/orders/messages.ts'
import { OrderCard } from '#features/orders/order-card.tsx'
import { OrderFilters } from '#features/orders/order-filters.tsx'
import { OrderTotals } from '#features/orders/order-totals.tsx'
import { listOwnOrders } from '#features/orders/orders-api.ts'

const pageSize = 10

export const loader = signedIn(({ request }, { email }) => {
  const search = new URL(request.url).searchParams
  const { cursor } = pageOf(search)
  return listOwnOrders({ email, ...readFilters(search), limit: pageSize, cursor }, request.signal)
})

export function Component() {
  const { items, nextCursor } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const busy = useNavigation().state === 'loading'
  const { cursor } = pageOf(search)
  const filtered = search.size > 0
  return (
    <>
      <PageTitle title={messages.title} />
      <PageHeading>{messages.title}</PageHeading>
      <OrderFilters searchLabel="Search your orders" />
      <p role="status" className="sr-only">
        {busy ? '' : `${items.length} orders on this page`}
      </p>
      <div aria-busy={busy} className={`transition-opacity ${busy ? 'opacity-60' : ''}`}>
        {items.length > 0 ? (
          <>
            <ul className="flex flex-col gap-4">
              {items.map((order) => (
                <OrderCard key={order._id} order={order} />
              ))}
            </ul>
            <OrderTotals orders={items} partial={cursor !== undefined || nextCursor !== undefined} />
          </>
        ) : (
          <EmptyState
            title={filtered ? messages.noneFound : messages.noneYet}
            text={filtered ? messages.noneFoundText : messages.noneYetText}
          >
            <Link to={filtered ? paths.myOrders : paths.products} className={buttonClass('primary')}>
              {filtered ? 'Show all' : 'See the tools'}
            </Link>
          </EmptyState>
        )}
      </div>
      <Pager nextCursor={nextCursor} label="My orders" />
    </>
  )
}
