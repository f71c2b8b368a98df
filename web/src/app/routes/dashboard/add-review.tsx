import { useLoaderData } from 'react-router-dom'
import { signedIn } from '#app/guards.ts'
import { PageHeading, PageTitle } from '#components/ui/page-heading.tsx'
import { messages } from '#features/reviews/messages.ts'
import { ReviewForm } from '#features/reviews/review-form.tsx'

export const loader = signedIn((_, account) => account)

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={messages.addTitle} />
      <PageHeading intro="Tell other shop owners how our parts and tools perform in real work.">
        {messages.addTitle}
      </PageHeading>
      <ReviewForm email={email} />
    </>
  )
}
