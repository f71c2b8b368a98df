import { signedIn } from '#app/guards.ts'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'

export const loader = signedIn(() => null)

export function Component() {
  return (
    <>
      <PageTitle title="My Orders" />
      <PageHeading>My Orders</PageHeading>
    </>
  )
}
