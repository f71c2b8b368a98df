import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Page } from '#components/ui/page.tsx'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileForm } from '#features/profile/profile-form.tsx'
import * as m from '#texts/profile.ts'

export const loader = signedIn(async (_, account) => ({ profile: await getProfile(account.email), account }))

export function Component() {
  const { profile, account } = useLoaderData<typeof loader>()
  return (
    <Page title={m.updateTitle()}>
      <ProfileForm key={account.uid} profile={profile} account={account} />
    </Page>
  )
}
