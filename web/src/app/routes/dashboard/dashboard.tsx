import { Outlet, useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { DashboardLayout } from '#components/layout/dashboard-layout.tsx'
import { isAdmin } from '#lib/api/admin-check.ts'

export const loader = signedIn(async (_, { email }) => ({ admin: await isAdmin(email) }))

export function Component() {
  const { admin } = useLoaderData<typeof loader>()
  return (
    <DashboardLayout admin={admin}>
      <Outlet />
    </DashboardLayout>
  )
}
