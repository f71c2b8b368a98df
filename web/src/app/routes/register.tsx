import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'

export function Component() {
  return (
    <div className="page py-12">
      <PageTitle title="Register" />
      <PageHeading>Register</PageHeading>
    </div>
  )
}
