import { useLoaderData } from 'react-router-dom'
import { adminOnly } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { MailSettingsForm } from '#features/mail-admin/mail-settings-form.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/mail-admin.ts'

export const loader = adminOnly(() =>
  pageQuery(['mail settings'], (signal) => api.call('getMailSettings', { signal })),
)

export function Component() {
  const settings = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={m.settingsTitle()} />
      <p className="mb-3">
        <Link to={paths.mails} className="link">
          {m.title()}
        </Link>
      </p>
      <PageHeading intro={m.settingsIntro()}>{m.settingsTitle()}</PageHeading>
      <Deferred query={settings} skeleton={<Skeleton className="h-100 max-w-xl" />}>
        {(loaded) => <MailSettingsForm settings={loaded} />}
      </Deferred>
    </>
  )
}
