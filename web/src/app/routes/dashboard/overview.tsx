import type { CallName } from '@wood-master/contract/routes'
import type { WaitingCounts } from '@wood-master/contract/shop'
import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { BestSellers, RunningOut, Untranslated } from '#features/overview/product-lists.tsx'
import { SalesPanel } from '#features/overview/sales-panel.tsx'
import { api } from '#lib/api/api.ts'
import { mayPress, pageQuery } from '#lib/api/queries.ts'
import { shopCurrency } from '#lib/api/settings.ts'
import * as dashboard from '#texts/dashboard.ts'
import * as m from '#texts/overview.ts'

export const loader = adminOnly(
  () =>
    pageQuery(['overview'], (signal) => Promise.all([api.call('getOverview', { signal }), shopCurrency()])),
  'getOverview',
)

function OverviewSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {counts.map(({ of }) => (
          <Skeleton key={of} className="h-25 last:col-span-2 sm:last:col-span-1" />
        ))}
      </div>
      <Skeleton className="mt-8 h-100" />
    </>
  )
}

export function Component() {
  const overview = useLoaderData<typeof loader>()
  return (
    <Page title={dashboard.overview()}>
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

interface Count {
  of: keyof WaitingCounts
  name: string
  to: string
  /** Shown to whoever may open what it leads to. */
  call: CallName
}

const counts: Count[] = [
  { of: 'toShip', name: m.toShip(), to: adminPaths.packing, call: 'listOrders' },
  { of: 'unpaid', name: m.unpaid(), to: `${adminPaths.manageOrder}?state=unpaid`, call: 'listOrders' },
  { of: 'cancelRequests', name: m.toBeCancelled(), to: adminPaths.cancelRequests, call: 'listOrders' },
  { of: 'returns', name: m.returns(), to: adminPaths.returns, call: 'listReturns' },
  { of: 'lowStock', name: m.lowStock(), to: `${adminPaths.manageProducts}?show=low`, call: 'changeProduct' },
  { of: 'unreadMessages', name: m.unreadMessages(), to: adminPaths.unreadMessages, call: 'listMessages' },
  { of: 'needsAttention', name: m.needsAttention(), to: adminPaths.paymentAlerts, call: 'listPaymentAlerts' },
]

function TodayCounts({ waiting }: { waiting: WaitingCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      {counts
        .filter(({ call }) => mayPress(call))
        .map(({ of, name, to }) => (
          <li key={of}>
            <Link
              // Whoever packs nothing finds them among all orders.
              to={of === 'toShip' && !mayPress('startPacking') ? adminPaths.manageOrder : to}
              className={`flex h-full flex-col-reverse justify-end rounded-box border p-3 transition-colors hover:border-primary ${
                // What waits for buyers needs nobody here.
                of !== 'unpaid' && waiting[of] > 0 ? 'border-primary/50 bg-base-200' : 'border-base-300'
              }`}
            >
              <span className="text-sm">{name}</span>
              <span className="font-serif text-4xl tabular-nums">{waiting[of]}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
