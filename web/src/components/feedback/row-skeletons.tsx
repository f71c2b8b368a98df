import * as m from '#texts/feedback.ts'
import { Skeleton } from './skeleton.tsx'

export function RowSkeletons({ rows = 6, className = 'h-24' }: { rows?: number; className?: string }) {
  return (
    <div className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={`w-full ${className}`} />
      ))}
    </div>
  )
}

export function LoadingRows({ label = m.loading(), rows = <RowSkeletons className="h-16" /> }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      {rows}
    </div>
  )
}
