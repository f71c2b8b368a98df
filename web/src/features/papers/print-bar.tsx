import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/papers.ts'

/** Prints the page, or keeps it as a PDF by the browser's own dialog. */
export function PrintBar({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => window.print()}>{m.print()}</Button>
      {children}
    </div>
  )
}
