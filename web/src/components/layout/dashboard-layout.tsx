import type { ReactNode } from 'react'
import { MenuLink } from '#components/ui/navigation.tsx'
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

/** The dashboard's side menu by role, beside the open page. */
export function DashboardLayout({ admin, children }: { admin: boolean; children: ReactNode }) {
  return (
    <div className="page grid gap-8 py-8 lg:grid-cols-[15rem_1fr] lg:py-12">
      <aside className="h-fit rounded-box bg-base-200 p-3 print:hidden lg:sticky lg:top-24">
        <SideMenu entries={admin ? adminMenu : shopperMenu} label="Dashboard" />
        {admin && (
          <div className="mt-3 border-base-300 border-t pt-3">
            <SideMenu entries={adminExtraMenu} label="More" />
          </div>
        )}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
