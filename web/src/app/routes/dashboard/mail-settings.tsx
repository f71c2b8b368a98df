import { useLoaderData } from 'react-router-dom'
import { adminSettings } from '#app/admin-loaders.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { Page } from '#components/ui/page.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { MailSettingsForm } from '#features/mail-admin/mail-settings-form.tsx'
import * as m from '#texts/mail-admin.ts'

export const loader = adminSettings('getMailSettings')

export function Component() {
  const settings = useLoaderData<typeof loader>()
  return (
    <Page title={m.settingsTitle()} intro={m.settingsIntro()} back={[adminPaths.mails, m.title()]}>
      <Deferred query={settings} skeleton={<Skeleton className="h-100 max-w-xl" />}>
        {(loaded) => <MailSettingsForm settings={loaded} />}
      </Deferred>
    </Page>
  )
}
