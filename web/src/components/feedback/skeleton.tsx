export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton bg-base-200 ${className}`} aria-hidden="true" />
}
