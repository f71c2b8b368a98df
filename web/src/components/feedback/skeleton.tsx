/** Keeps the place of what is loading; give it the size of what will come. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton bg-base-200 ${className}`} aria-hidden="true" />
}
