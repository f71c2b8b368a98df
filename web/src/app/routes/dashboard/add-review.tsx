import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { ReviewForm } from '#features/reviews/review-form.tsx'
import * as m from '#texts/reviews.ts'

export const loader = signedIn((_, account) => account)

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={m.addTitle()} />
      <PageHeading intro={m.tellOtherShopOwnersHow()}>{m.addTitle()}</PageHeading>
      <ReviewForm email={email} />
    </>
  )
}
