import type { ReactNode } from 'react'
import { PageHeading } from '#components/ui/page-heading.tsx'

export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page flex justify-center py-12 lg:py-20">
      <div className="w-full max-w-md rounded-box border border-base-300 bg-base-100 p-6 shadow-sm sm:p-10">
        <PageHeading>{title}</PageHeading>
        {children}
      </div>
    </div>
  )
}
