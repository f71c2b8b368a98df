import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { Page } from '#components/ui/page.tsx'
import { ReviewForm } from '#features/reviews/review-form.tsx'
import * as m from '#texts/reviews.ts'

export const loader = signedIn((_, account) => account)

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <Page title={m.addTitle()} intro={m.intro()}>
      <ReviewForm email={email} />
    </Page>
  )
}
