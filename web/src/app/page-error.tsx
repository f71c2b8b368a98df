import { useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorState } from '#components/ui/error-state.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { ApiError } from '#lib/api-error.ts'
import { NotFoundNotice } from './not-found-notice.tsx'

/** What a page shows instead of itself when its loader or its drawing failed. */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (error instanceof ApiError && error.status === 404) return <NotFoundNotice />
  return (
    <div className="page py-16">
      <PageTitle title="Something went wrong" />
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState error={error} retry={() => void revalidate()} pending={state === 'loading'} />
    </div>
  )
}
