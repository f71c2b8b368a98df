import * as m from '#texts/feedback.ts'
export function Spinner({ label = m.loading() }: { label?: string }) {
  return (
    <div className="grid place-items-center py-16">
      <span className="loading loading-spinner loading-lg text-primary" role="status" aria-label={label} />
    </div>
  )
}
