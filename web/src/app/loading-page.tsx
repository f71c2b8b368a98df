import { Spinner } from '#components/feedback/spinner.tsx'

/** In the place of a page that has not loaded. */
export function LoadingPage() {
  return (
    <div className="min-h-[60vh]">
      <Spinner />
    </div>
  )
}
