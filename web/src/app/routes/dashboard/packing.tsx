import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { PlainLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { PackingBench } from '#features/packing/packing-bench.tsx'
import { waitingOrders } from '#lib/api/orders.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/packing.ts'

export const loader = adminOnly(() => pageQuery(['packing'], waitingOrders), 'startPacking')

export function Component() {
  const orders = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.title()}
      intro={m.intro()}
      actions={<PlainLink to={adminPaths.papers('pick-list')}>{m.pickList()}</PlainLink>}
    >
      <Deferred query={orders} skeleton={<RowSkeletons className="h-40" />}>
        {(waiting) => (
          <>
            <PackingBench orders={waiting} />
            {waiting.length === 0 && <EmptyState title={m.empty()} text={m.emptyText()} />}
          </>
        )}
      </Deferred>
    </Page>
  )
}
