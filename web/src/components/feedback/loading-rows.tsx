import * as m from '#texts/feedback.ts'
import { RowSkeletons } from './row-skeletons.tsx'

export function LoadingRows({ label = m.loading(), className = 'h-16' }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <RowSkeletons className={className} />
    </div>
  )
}
