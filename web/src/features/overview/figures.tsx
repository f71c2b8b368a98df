import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Overview } from './overview-api.ts'

type Figure = Exclude<keyof Overview, 'sales'>

const figures: { of: Figure; name: string; to: string; asks: boolean }[] = [
  { of: 'toShip', name: 'To ship', to: `${paths.manageOrder}?state=paid`, asks: true },
  { of: 'unpaid', name: 'Unpaid', to: `${paths.manageOrder}?state=unpaid`, asks: false },
  { of: 'lowStock', name: 'Low stock', to: `${paths.manageProducts}?low=yes`, asks: true },
  { of: 'unreadMessages', name: 'Unread messages', to: `${paths.messages}?show=unread`, asks: true },
  { of: 'needsAttention', name: 'Needs attention', to: paths.attention, asks: true },
]

/** The numbers of today, each leading to what it counts; those that ask for work stand out. */
export function Figures({ overview }: { overview: Overview }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {figures.map(({ of, name, to, asks }) => (
        <li key={of} className="last:col-span-2 sm:last:col-span-1">
          <Link
            to={to}
            className={`flex h-full flex-col-reverse justify-end rounded-box border p-4 transition-colors hover:border-primary ${
              asks && overview[of] > 0 ? 'border-primary/50 bg-base-200' : 'border-base-300'
            }`}
          >
            <span className="text-sm">{name}</span>
            <span className="font-serif text-4xl tabular-nums">{overview[of]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the place of the figures. */
export const figurePlaces = figures.map(({ of }) => of)
