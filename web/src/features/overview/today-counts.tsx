import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/overview.ts'
import type { WaitingCounts } from './overview-api.ts'

const counts: { of: keyof WaitingCounts; name: string; to: string; urgent: boolean }[] = [
  { of: 'toShip', name: m.toShip(), to: `${paths.manageOrder}?state=paid`, urgent: true },
  { of: 'unpaid', name: m.unpaid(), to: `${paths.manageOrder}?state=unpaid`, urgent: false },
  {
    of: 'cancelRequests',
    name: m.toBeCancelled(),
    to: `${paths.manageOrder}?cancel=yes`,
    urgent: true,
  },
  { of: 'lowStock', name: m.lowStock(), to: `${paths.manageProducts}?low=yes`, urgent: true },
  { of: 'unreadMessages', name: m.unreadMessages(), to: `${paths.messages}?show=unread`, urgent: true },
  { of: 'needsAttention', name: m.needsAttention(), to: paths.paymentAlerts, urgent: true },
]

/** Today's counts, each linked to what it counts; those that call for action stand out. */
export function TodayCounts({ waiting }: { waiting: WaitingCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {counts.map(({ of, name, to, urgent }) => (
        <li key={of}>
          <Link
            to={to}
            className={`flex h-full flex-col-reverse justify-end rounded-box border p-4 transition-colors hover:border-primary ${
              urgent && waiting[of] > 0 ? 'border-primary/50 bg-base-200' : 'border-base-300'
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

/** Keys of the skeletons that stand in for the counts. */
export const countNames = counts.map(({ of }) => of)
