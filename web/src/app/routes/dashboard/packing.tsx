import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { PackingBench } from '#features/packing/packing-bench.tsx'
import { pageQuery } from '#lib/api/queries.ts'
import { waitingOrders } from '#lib/api/waiting-orders.ts'
import * as m from '#texts/packing.ts'

export const loader = adminOnly(() => pageQuery(['packing'], waitingOrders))

export function Component() {
  const orders = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={m.title()} />
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <PageHeading intro={m.intro()}>{m.title()}</PageHeading>
        <Link to={paths.papers('pick-list')} className={buttonClass('plain', 'mb-6')}>
          {m.pickList()}
        </Link>
      </div>
      <Deferred query={orders} skeleton={<RowSkeletons className="h-40" />}>
        {(waiting) => (
          <>
            <PackingBench orders={waiting} />
            {waiting.length === 0 && <EmptyState title={m.empty()} text={m.emptyText()} />}
          </>
        )}
      </Deferred>
    </>
  )
}
