import { Suspense, useState } from 'react'
import { Await, useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { errorToast, successToast } from '#components/feedback/toast.ts'
import { DeleteButton } from '#components/forms/action-button.tsx'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Page } from '#components/ui/page.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import { AddressBook } from '#features/profile/address-book.tsx'
import { OwnAccount } from '#features/profile/own-account.tsx'
import { getProfile } from '#features/profile/profile-api.ts'
import { ProfileCard } from '#features/profile/profile-card.tsx'
import { api } from '#lib/api/api.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import { measuring } from '#lib/measuring/consent.ts'
import { measureIfAllowed } from '#lib/measuring/measure-if-allowed.ts'
import { cardExpiry, cardName, type SavedCard } from '#lib/text/card-text.ts'
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

function UnverifiedEmail({ email }: { email: string }) {
  const { pending, attempt } = useAttempt(() => errorToast(m.verificationFailed()))

  const send = () =>
    attempt(async () => {
      const { sendVerificationEmail } = await import('#lib/session/firebase.ts')
      await sendVerificationEmail(new URL(paths.myProfile, window.location.href).href)
      await successToast(m.verificationSent({ email }))
    })

  return (
    <Section
      title={m.unverifiedTitle()}
      heading="font-sans font-semibold text-base"
      className="mt-6 rounded-box border border-base-300 border-s-4 border-s-warning p-5"
    >
      <p className="mt-1 max-w-prose">{m.unverifiedText()}</p>
      <Button look="plain" small className="mt-3" pending={pending} onClick={send}>
        {m.sendVerification()}
      </Button>
    </Section>
  )
}

export function SavedCards({ cards }: { cards: SavedCard[] }) {
  if (cards.length === 0) return <p>{m.noCards()}</p>
  return (
    <ul className="divide-y divide-base-300">
      {cards.map((card) => (
        <li key={card._id} ref={keepFocus} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{cardName(card)}</span>{' '}
            <span className="text-base-content/75">{cardExpiry(card)}</span>
          </span>
          <DeleteButton look="plain" action={() => api.call('deleteCard', { params: { id: card._id } })}>
            {m.removeCard()}
            <span className="sr-only"> {cardName(card)}</span>
          </DeleteButton>
        </li>
      ))}
    </ul>
  )
}

/** Off until somebody turns it on; for this browser. */
export function MeasuringChoice() {
  const [on, setOn] = useState(measuring.isOn)
  const turn = (wanted: boolean) => {
    measuring.turn(wanted)
    setOn(measuring.isOn())
    void measureIfAllowed()
  }
  return (
    <Section title={m.measuringTitle()} heading="mb-3 text-2xl" className="mt-10">
      <p className="max-w-prose">{m.measuringText()}</p>
      <Checkbox checked={on} onChange={({ target }) => turn(target.checked)}>
        {m.measuringChoice()}
      </Checkbox>
    </Section>
  )
}
