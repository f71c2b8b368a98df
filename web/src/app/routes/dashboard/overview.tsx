import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Later } from '#components/feedback/later.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { Figures, figurePlaces } from '#features/overview/figures.tsx'
import { getOverview } from '#features/overview/overview-api.ts'
import { SalesPanel } from '#features/overview/sales-panel.tsx'
import { later } from '#lib/api/later.ts'

export const loader = adminOnly(({ request }) => ({ overview: later(getOverview(request.signal)) }))

function OverviewSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {figurePlaces.map((place) => (
          <Skeleton key={place} className="h-25 last:col-span-2 sm:last:col-span-1" />
        ))}
      </div>
      <Skeleton className="mt-8 h-100" />
    </>
  )
}

export function Component() {
  const { overview } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title="Overview" />
      <PageHeading>Overview</PageHeading>
      <Later data={overview} skeleton={<OverviewSkeleton />}>
        {(numbers) => (
          <>
            <Figures overview={numbers} />
            <SalesPanel sales={numbers.sales} />
          </>
        )}
      </Later>
    </>
  )
}
