import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MenuLink, useSiteNavigation } from '#components/ui/navigation.tsx'
import { adminExtraMenu, adminMenu, type MenuEntry, shopperMenu } from './menu.ts'

function SideMenu({ entries, label }: { entries: MenuEntry[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1 lg:flex-col">
        {entries.map(({ name, to }) => (
          <li key={name}>
            <MenuLink
              to={to}
              className="block rounded-field px-3 py-2 hover:bg-base-300 aria-[current=page]:bg-primary aria-[current=page]:text-primary-content"
            >
              {name}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An admin's ten links would fill a phone's screen, so there they are behind a button. */
function AdminMenu() {
  const { pathname } = useSiteNavigation()
  const [openOn, setOpenOn] = useState<string>()
  // Navigating closes the menu.
  const open = openOn === pathname
  const here = [...adminMenu, ...adminExtraMenu].find(({ to }) => to === pathname)
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="admin-menu"
        onClick={() => setOpenOn(open ? undefined : pathname)}
        className="btn btn-ghost w-full justify-between lg:hidden"
      >
        {here ? `Dashboard: ${here.name}` : 'Dashboard'}
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id="admin-menu" className={`lg:block ${open ? 'pt-2' : 'hidden'}`}>
        <SideMenu entries={adminMenu} label="Dashboard" />
        <div className="mt-3 border-base-300 border-t pt-3">
          <SideMenu entries={adminExtraMenu} label="More" />
        </div>
      </div>
    </>
  )
}

/** The dashboard's side menu by role, beside the open page. */
export function DashboardLayout({ admin, children }: { admin: boolean; children: ReactNode }) {
  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[15rem_1fr] lg:py-12">
      <aside className="h-fit rounded-box bg-base-200 p-2 print:hidden lg:sticky lg:top-24 lg:p-3">
        {admin ? <AdminMenu /> : <SideMenu entries={shopperMenu} label="Dashboard" />}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
