import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/profile/messages.ts'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileCard } from '#features/profile/profile-card.tsx'

export const loader = signedIn(async (_, account) => ({ profile: await getProfile(account.email), account }))

export function Component() {
  const { profile, account } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={messages.title} />
      <PageHeading>{messages.title}</PageHeading>
      <ProfileCard profile={profile} account={account} />
      <Link to={paths.updateProfile} className={buttonClass('primary', 'mt-6')}>
        {messages.updateTitle}
      </Link>
    </>
  )
}
