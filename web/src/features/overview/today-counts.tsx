import type { CallName } from '@wood-master/contract/routes'
import type { WaitingCounts } from '@wood-master/contract/shop'
import { Link } from '#components/ui/navigation.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { mayPress } from '#lib/api/queries.ts'
import * as m from '#texts/overview.ts'

interface Count {
  of: keyof WaitingCounts
  name: string
  to: string
  /** Shown to whoever may open what it leads to. */
  call: CallName
}

const counts: Count[] = [
  { of: 'toShip', name: m.toShip(), to: `${adminPaths.manageOrder}?state=paid`, call: 'listOrders' },
  { of: 'unpaid', name: m.unpaid(), to: `${adminPaths.manageOrder}?state=unpaid`, call: 'listOrders' },
  { of: 'cancelRequests', name: m.toBeCancelled(), to: adminPaths.cancelRequests, call: 'listOrders' },
  { of: 'returns', name: m.returns(), to: adminPaths.returns, call: 'listReturns' },
  { of: 'lowStock', name: m.lowStock(), to: `${adminPaths.manageProducts}?show=low`, call: 'changeProduct' },
  { of: 'unreadMessages', name: m.unreadMessages(), to: adminPaths.unreadMessages, call: 'listMessages' },
  { of: 'needsAttention', name: m.needsAttention(), to: adminPaths.paymentAlerts, call: 'listPaymentAlerts' },
]

/** What waits for buyers needs nobody here. */
const isUrgent = (of: Count['of'], waiting: WaitingCounts) => of !== 'unpaid' && waiting[of] > 0

export function TodayCounts({ waiting }: { waiting: WaitingCounts }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      {counts
        .filter(({ call }) => mayPress(call))
        .map(({ of, name, to }) => (
          <li key={of}>
            <Link
              to={to}
              className={`flex h-full flex-col-reverse justify-end rounded-box border p-3 transition-colors hover:border-primary ${
                isUrgent(of, waiting) ? 'border-primary/50 bg-base-200' : 'border-base-300'
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

export const countNames = counts.map(({ of }) => of)
