import { useLoaderData, useNavigate } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/profile/messages.ts'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileForm } from '#features/profile/profile-form.tsx'

export const loader = signedIn(async (_, account) => ({ profile: await getProfile(account.email), account }))

export function Component() {
  const { profile, account } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title={messages.updateTitle} />
      <PageHeading>{messages.updateTitle}</PageHeading>
      <ProfileForm profile={profile} account={account} onUpdated={() => void navigate(paths.myProfile)} />
    </>
  )
}
