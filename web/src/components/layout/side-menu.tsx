import type { WaitingCounts } from '@wood-master/contract/shop'
import { MenuLink } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/layout.ts'
import type { DashboardEntry } from './dashboard-menu.ts'

interface SideMenuProps {
  entries: DashboardEntry[]
  label: string
  /** The menu neither waits for it nor fails with it. */
  waiting?: PageQuery<WaitingCounts>
}

function Count({ waiting, counts }: { waiting: PageQuery<WaitingCounts>; counts: keyof WaitingCounts }) {
  const count = usePageQuery(waiting).data?.[counts] ?? 0
  if (count === 0) return null
  return (
    <span className="ms-auto rounded-full bg-accent px-2 font-semibold text-accent-content text-xs leading-5 tabular-nums">
      <span className="sr-only">{m.waiting()}</span>
      {count}
    </span>
  )
}

export function SideMenu({ entries, label, waiting }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {entries.map(({ name, to, icon: Icon, counts }) => (
          <li key={name}>
            <MenuLink
              to={to}
              section={to !== paths.dashboard}
              className="flex items-center gap-2.5 rounded-field px-3 py-2 hover:bg-base-300 aria-[current]:bg-primary aria-[current]:text-primary-content"
            >
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {name}
              {counts && waiting && <Count waiting={waiting} counts={counts} />}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
