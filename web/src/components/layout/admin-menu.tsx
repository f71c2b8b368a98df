import type { Role } from '@wood-master/contract/roles'
import type { WaitingCounts } from '@wood-master/contract/shop'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import type { PageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/layout.ts'
import { CommandPalette } from './command-palette.tsx'
import { adminExtraMenu, adminMenu, menuOf } from './dashboard-menu.ts'
import { SideMenu } from './side-menu.tsx'

/** The links of an admin, or of whoever works here with another role; the many would fill a phone's screen, so there they are behind a button. */
export function AdminMenu({ role, waiting }: { role: Role; waiting: PageQuery<WaitingCounts> }) {
  const { pathname } = useSiteNavigation()
  const [openOn, setOpenOn] = useState<string>()
  // Navigating closes the menu.
  const open = openOn === pathname
  const here = [...adminMenu, ...adminExtraMenu].find(({ to }) => to === pathname)
  return (
    <>
      <CommandPalette role={role} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls="admin-menu"
        onClick={() => setOpenOn(open ? undefined : pathname)}
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
