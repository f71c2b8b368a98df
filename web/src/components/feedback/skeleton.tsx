/** Stands in for content that is loading; give it the size of that content. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton bg-base-200 ${className}`} aria-hidden="true" />
}
