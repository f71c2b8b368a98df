import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { Deferred } from '#components/feedback/deferred.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { AccountActionCard } from '#features/auth/account-action-card.tsx'
import { readAccountAction } from '#features/auth/account-actions.ts'
import { deferred } from '#lib/api/deferred.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return { action: deferred(readAccountAction(new URL(request.url).searchParams)) }
}

export function Component() {
  const { action } = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title="Your account" />
      <Deferred
        data={action}
        skeleton={
          <div className="page flex justify-center py-12 lg:py-20">
            <Skeleton className="h-80 w-full max-w-md" />
          </div>
        }
      >
        {(loaded) => <AccountActionCard action={loaded} />}
      </Deferred>
    </>
  )
}
