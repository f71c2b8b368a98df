import { Outlet, useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { AdminMenu, DashboardLayout, SideMenu } from '#components/layout/dashboard-layout.tsx'
import { shopperMenu } from '#components/layout/dashboard-menu.ts'
import { api } from '#lib/api/api.ts'
import { asideQuery, roleOf } from '#lib/api/queries.ts'
import * as m from '#texts/dashboard.ts'

export const loader = signedIn(async ({ request }, { email }) => {
  const role = await roleOf(email, request)
  if (!role) return {}
  return { role, waiting: asideQuery(['waiting'], (signal) => api.call('getWaitingCounts', { signal })) }
})

export function Component() {
  const { role, waiting } = useLoaderData<typeof loader>()
  const menu = role ? (
    <AdminMenu role={role} waiting={waiting} />
  ) : (
    <SideMenu entries={shopperMenu} label={m.dashboard()} />
  )
  return (
    <DashboardLayout menu={menu} wide={role !== undefined}>
      <Outlet />
    </DashboardLayout>
  )
}
