import type { WaitingCounts } from '@wood-master/contract/shop'
import { Suspense } from 'react'
import { Await } from 'react-router-dom'
import { MenuLink } from '#components/ui/navigation.tsx'
import type { DashboardEntry } from './dashboard-menu.ts'

interface SideMenuProps {
  entries: DashboardEntry[]
  label: string
  /** The menu neither waits for it nor fails with it. */
  waiting?: Promise<WaitingCounts>
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="ml-auto rounded-full bg-accent px-2 font-semibold text-accent-content text-xs leading-5 tabular-nums">
      <span className="sr-only">, waiting: </span>
      {count}
    </span>
  )
}

/** A group of the dashboard's links, with the number of what waits behind each. */
export function SideMenu({ entries, label, waiting }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {entries.map(({ name, to, icon: Icon, counts }) => (
          <li key={name}>
            <MenuLink
              to={to}
              className="flex items-center gap-2.5 rounded-field px-3 py-2 hover:bg-base-300 aria-[current=page]:bg-primary aria-[current=page]:text-primary-content"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {name}
              {counts && waiting && (
                <Suspense>
                  <Await resolve={waiting} errorElement={null}>
                    {(loaded) => <Count count={loaded[counts]} />}
                  </Await>
                </Suspense>
              )}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
