export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid place-items-center py-16">
      <span className="loading loading-spinner loading-lg text-primary" role="status" aria-label={label} />
    </div>
  )
}
