import { useLoaderData, useNavigate } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/profile/messages.ts'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileForm } from '#features/profile/profile-form.tsx'

export const loader = signedIn(async (_, person) => ({ profile: await getProfile(person.email), person }))

export function Component() {
  const { profile, person } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle title={messages.updateTitle} />
      <PageHeading>{messages.updateTitle}</PageHeading>
      <ProfileForm profile={profile} person={person} onUpdated={() => void navigate(paths.myProfile)} />
    </>
  )
}
