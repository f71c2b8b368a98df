import { useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import { NotFoundNotice } from './not-found-notice.tsx'

/** What a page shows instead of itself when its loader or its drawing failed. */
export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (error instanceof ApiError && error.status === 404) return <NotFoundNotice />
  // Code that did not load stays broken until the document is loaded again; data can be asked for once more.
  const retry = () => (error instanceof ApiError ? void revalidate() : window.location.reload())
  return (
    <div className="page py-16">
      <PageTitle title="Something went wrong" />
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState error={error} retry={retry} pending={state === 'loading'} />
    </div>
  )
}
