import { Spinner } from '#components/feedback/spinner.tsx'

export function LoadingPage() {
  return (
    <div className="min-h-[60vh]">
      <Spinner />
    </div>
  )
}
