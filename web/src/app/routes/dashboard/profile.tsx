import { Suspense } from 'react'
import { Await, useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { AddressBook } from '#features/profile/address-book.tsx'
import { MeasuringChoice } from '#features/profile/measuring-choice.tsx'
import { OwnAccount } from '#features/profile/own-account.tsx'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileCard } from '#features/profile/profile-card.tsx'
import { SavedCards } from '#features/profile/saved-cards.tsx'
import { UnverifiedEmail } from '#features/profile/unverified-email.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import * as m from '#texts/profile.ts'

export const loader = signedIn(async (_, account) => {
  // Where the sign-in service does not respond, nothing is offered.
  const verified = import('#lib/session/firebase.ts')
    .then(({ isEmailVerified }) => isEmailVerified())
    .catch(() => undefined)
  const [profile, cards, addresses] = await Promise.all([
    getProfile(account.email),
    pageQuery(['cards'], () => api.call('listCards')),
    pageQuery(['addresses'], () => api.call('listAddresses')),
  ])
  return { profile, cards, addresses, verified, account }
})

export function Component() {
  const { profile, cards, addresses, verified, account } = useLoaderData<typeof loader>()
  return (
    <Page title={m.title()}>
      <ProfileCard profile={profile} account={account} />
      <Suspense fallback={null}>
        <Await resolve={verified}>
          {(known) => known === false && <UnverifiedEmail email={account.email} />}
        </Await>
      </Suspense>
      <ButtonLink to={paths.updateProfile} className="mt-6">
        {m.updateTitle()}
      </ButtonLink>
      <Section title={m.addressesTitle()} heading="mb-3 text-2xl" className="mt-10">
        <Deferred query={addresses} skeleton={<Skeleton className="h-7 w-full" />}>
          {(book) => <AddressBook addresses={book} name={profile?.name ?? account.name} />}
        </Deferred>
      </Section>
      <Section title={m.cardsTitle()} heading="mb-3 text-2xl" className="mt-10">
        <Deferred query={cards} skeleton={<Skeleton className="h-7 w-full" />}>
          {(saved) => <SavedCards cards={saved} />}
        </Deferred>
      </Section>
      <MeasuringChoice />
      <OwnAccount email={account.email} />
    </Page>
  )
}
