import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { BestSellers, RunningOut, Untranslated } from '#features/overview/product-lists.tsx'
import { SalesPanel } from '#features/overview/sales-panel.tsx'
import { countNames, TodayCounts } from '#features/overview/today-counts.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as m from '#texts/dashboard.ts'

export const loader = adminOnly(
  () =>
    pageQuery(['overview'], (signal) => Promise.all([api.call('getOverview', { signal }), shopCurrency()])),
  'getOverview',
)

function OverviewSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {countNames.map((name) => (
          <Skeleton key={name} className="h-25 last:col-span-2 sm:last:col-span-1" />
        ))}
      </div>
      <Skeleton className="mt-8 h-100" />
    </>
  )
}

export function Component() {
  const overview = useLoaderData<typeof loader>()
  return (
    <Page title={m.overview()}>
      <Deferred query={overview} skeleton={<OverviewSkeleton />}>
        {([numbers, currency]) => (
          <>
            <TodayCounts waiting={numbers} />
            <SalesPanel sales={numbers.sales} previous={numbers.previous} currency={currency} />
            <div className="mt-8 grid gap-8 xl:grid-cols-2">
              <BestSellers products={numbers.bestSellers} currency={currency} />
              <RunningOut products={numbers.runningOut} />
            </div>
            <Untranslated counts={numbers.untranslated} />
          </>
        )}
      </Deferred>
    </Page>
  )
}
