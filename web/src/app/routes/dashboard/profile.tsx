import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { paths } from '#config/paths.ts'
import { messages } from '#features/profile/messages.ts'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileCard } from '#features/profile/profile-card.tsx'
import { SavedCards } from '#features/profile/saved-cards.tsx'
import { listCards } from '#lib/api/cards.ts'
import { deferred } from '#lib/api/deferred.ts'

export const loader = signedIn(async (_, account) => {
  // Not awaited: Stripe may take longer than the shop.
  const cards = deferred(listCards())
  return { profile: await getProfile(account.email), cards, account }
})

export function Component() {
  const { profile, cards, account } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={messages.title} />
      <PageHeading>{messages.title}</PageHeading>
      <ProfileCard profile={profile} account={account} />
      <Link to={paths.updateProfile} className={buttonClass('primary', 'mt-6')}>
        {messages.updateTitle}
      </Link>
      <section aria-labelledby="cards-title" className="mt-10">
        <h2 id="cards-title" className="mb-3 text-2xl">
          {messages.cardsTitle}
        </h2>
        <Deferred data={cards} skeleton={<Skeleton className="h-7 w-full" />}>
          {(saved) => <SavedCards cards={saved} />}
        </Deferred>
      </section>
    </>
  )
}
