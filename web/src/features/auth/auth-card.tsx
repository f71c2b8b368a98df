import type { ReactNode } from 'react'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { GoogleButton } from './google-button.tsx'

interface AuthCardProps {
  title: string
  /** Why the visitor is here. */
  notice?: string | undefined
  /** The form. */
  children: ReactNode
  /** The link to the other page. */
  elsewhere: ReactNode
  onSignedIn: () => void
}

/** The frame that login and registration share. */
export function AuthCard({ title, notice, children, elsewhere, onSignedIn }: AuthCardProps) {
  return (
    <div className="page flex justify-center py-12 lg:py-20">
      <div className="w-full max-w-md rounded-box border border-base-300 bg-base-100 p-6 shadow-sm sm:p-10">
        <PageHeading>{title}</PageHeading>
        {notice && (
          <p role="status" className="mb-6 rounded-field bg-base-200 px-4 py-3">
            {notice}
          </p>
        )}
        {children}
        <p className="my-6 flex items-center gap-3 text-base-content/75 before:h-px before:flex-1 before:bg-base-300 after:h-px after:flex-1 after:bg-base-300">
          or
        </p>
        <GoogleButton onSignedIn={onSignedIn} />
        <p className="mt-6 text-center">{elsewhere}</p>
      </div>
    </div>
  )
}
