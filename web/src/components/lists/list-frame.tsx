import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'

interface ListFrameProps {
  /** Said to those who listen once the list is there: "12 orders on this page". */
  summary: string
  children: ReactNode
}

/** A list that fades while its next version is on the way, and says when it has arrived. */
export function ListFrame({ summary, children }: ListFrameProps) {
  const busy = useNavigation().state === 'loading'
  return (
    <>
      <p role="status" className="sr-only">
        {busy ? '' : summary}
      </p>
      <div aria-busy={busy} className={`transition-opacity ${busy ? 'opacity-60' : ''}`}>
        {children}
      </div>
    </>
  )
}
