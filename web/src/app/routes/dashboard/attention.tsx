import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { EmptyState } from '#components/feedback/empty-state.tsx'
import { Later } from '#components/feedback/later.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { ListFrame } from '#components/lists/list-frame.tsx'
import { pageOf } from '#components/lists/page-address.ts'
import { Pager } from '#components/lists/pager.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { findAttention } from '#features/attention/attention-api.ts'
import { AttentionCard } from '#features/attention/attention-card.tsx'
import { later } from '#lib/api/later.ts'

const pageSize = 20

export const loader = adminOnly(({ request }) => {
  const { cursor } = pageOf(new URL(request.url).searchParams)
  return { page: later(findAttention({ limit: pageSize, cursor }, request.signal)) }
})

export function Component() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title="Needs attention" />
      <PageHeading intro="Money that does not match an order by itself. Most days this list is empty.">
        Needs attention
      </PageHeading>
      <Later data={page} skeleton={<RowSkeletons rows={2} className="h-40" />}>
        {({ items, nextCursor }) => (
          <ListFrame summary={`${items.length} payments that need attention`}>
            {items.length === 0 ? (
              <EmptyState
                title="Nothing needs your attention"
                text="Every payment has found its order, and every refund its buyer."
              />
            ) : (
              <ul className="flex flex-col gap-4">
                {items.map((attention) => (
                  <AttentionCard key={attention._id} attention={attention} />
                ))}
              </ul>
            )}
            <Pager nextCursor={nextCursor} label="Payments that need attention" />
          </ListFrame>
        )}
      </Later>
    </>
  )
}
