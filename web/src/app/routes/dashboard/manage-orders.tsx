import { adminOnly } from '#app/guards.ts'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'

export const loader = adminOnly(() => null)

export function Component() {
  return (
    <>
      <PageTitle title="Manage All Orders" />
      <PageHeading>Manage All Orders</PageHeading>
    </>
  )
}
