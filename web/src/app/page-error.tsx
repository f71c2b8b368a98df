import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { ErrorState } from '#components/feedback/error-state.tsx'
import { Page } from '#components/ui/page.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import * as m from '#texts/app.ts'
import { NotFoundNotice } from './not-found-notice.tsx'

export function PageError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if ((error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404)
    return <NotFoundNotice />
  // Code that failed to load needs a new document; data can simply be requested again.
  const retry = () => (error instanceof ApiError ? void revalidate() : window.location.reload())
  return (
    <Page className="page py-16" title={m.somethingWentWrong()}>
      <ErrorState error={error} retry={retry} pending={state === 'loading'} />
    </Page>
  )
}
