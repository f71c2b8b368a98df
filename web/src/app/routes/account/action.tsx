import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { AccountActionCard } from '#features/auth/account-action-card.tsx'
import { readAccountAction } from '#features/auth/account-actions.ts'
import * as m from '#texts/pages.ts'

/** Awaited: it opens from a mail, so the site's own loading state stands until the code was redeemed. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  readAccountAction(new URL(request.url).searchParams)

export function Component() {
  const action = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={m.yourAccount()} />
      <AccountActionCard action={action} />
    </>
  )
}
