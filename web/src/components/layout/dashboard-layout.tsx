import type { Role } from '@wood-master/contract/roles'
import type { WaitingCounts } from '@wood-master/contract/shop'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useLayoutEffect } from 'react'
import { MenuLink, useOpenHere, useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/layout.ts'
import { CommandPalette } from './command-palette.tsx'
import { adminExtraMenu, adminMenu, type DashboardEntry, menuOf } from './dashboard-menu.ts'

interface DashboardLayoutProps {
  menu: ReactNode
  /** An admin works here all day: the tables get the whole window, and the shop's footer stays away. */
  wide?: boolean
  children: ReactNode
}

export function DashboardLayout({ menu, wide = false, children }: DashboardLayoutProps) {
  // Tells the frame around the page. `:has()` could see it there too, but would style all of it anew for every new element.
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-wide', wide)
    return () => documentElement.removeAttribute('data-wide')
  }, [wide])
  return (
    <div
      className={`grid gap-8 py-8 print:block print:p-0 ${
        wide ? 'px-4 sm:px-8 lg:grid-cols-[16.5rem_1fr]' : 'page lg:py-12 lg:grid-cols-[15rem_1fr]'
      }`}
    >
      <aside className="h-fit rounded-box bg-base-200 p-2 print:hidden lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem-var(--notice-height))] lg:overflow-y-auto lg:p-3">
        {menu}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

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
    <span className="ms-auto rounded-full bg-accent px-2 font-semibold text-accent-content text-xs leading-5 tabular-nums in-[[aria-current]]:bg-primary-content in-[[aria-current]]:text-primary">
      <span className="sr-only">{m.waiting()}</span>
      {count}
    </span>
  )
}

export function SideMenu({ entries, label, waiting }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {entries.map(({ name, to, icon: Icon, counts, also }) => (
          <li key={name}>
            <MenuLink
              to={to}
              section={to !== paths.dashboard}
              also={also}
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

/** The links of an admin, or of whoever works here with another role; the many would fill a phone's screen, so there they are behind a button. */
export function AdminMenu({ role, waiting }: { role: Role; waiting: PageQuery<WaitingCounts> }) {
  const { pathname } = useSiteNavigation()
  const [open, setOpen] = useOpenHere()
  const here = [...adminMenu, ...adminExtraMenu].find(({ to }) => to === pathname)
  return (
    <>
      <CommandPalette role={role} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls="admin-menu"
        onClick={() => setOpen(!open)}
        className="btn btn-ghost w-full justify-between lg:hidden"
      >
        {here ? m.dashboardAt({ page: here.name }) : m.dashboard()}
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id="admin-menu" className={`lg:block ${open ? 'pt-2' : 'hidden'}`}>
        <SideMenu entries={menuOf(adminMenu, role)} label={m.dashboard()} waiting={waiting} />
        <div className="mt-3 border-base-300 border-t pt-3">
          <SideMenu entries={menuOf(adminExtraMenu, role)} label={m.more()} waiting={waiting} />
        </div>
      </div>
    </>
  )
}
