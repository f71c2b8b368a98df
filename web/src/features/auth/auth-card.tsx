import type { ReactNode } from 'react'
import { PageHeading } from '#components/ui/page-heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/auth.ts'
import type { EnteringProps } from './entering-props.ts'
import { GoogleButton } from './google-button.tsx'

interface AuthCardProps extends EnteringProps {
  title: string
  /** Why the visitor is here. */
  notice?: string | undefined
  /** What it is asked for: a picture of it. */
  picture?: string | undefined
  children: ReactNode
  elsewhere: ReactNode
}

export function AuthCard({
  title,
  notice,
  picture,
  children,
  elsewhere,
  entering = false,
  onSignedIn,
}: AuthCardProps) {
  return (
    <div className="page flex justify-center py-12 lg:py-20">
      <div className="w-full max-w-md rounded-box border border-base-300 bg-base-100 p-6 shadow-sm sm:p-10">
        <PageHeading>{title}</PageHeading>
        {notice && (
          <div className="mb-6 flex items-center gap-4 rounded-field bg-base-200 px-4 py-3">
            {picture && (
              <Picture
                src={picture}
                alt=""
                sizes="4rem"
                className="aspect-square w-16 shrink-0 rounded-field"
                eager
              />
            )}
            <p role="status" className="wrap-anywhere">
              {notice}
            </p>
          </div>
        )}
        {children}
        <p className="my-6 flex items-center gap-3 text-base-content/75 before:h-px before:flex-1 before:bg-base-300 after:h-px after:flex-1 after:bg-base-300">
          {m.or()}
        </p>
        <GoogleButton entering={entering} onSignedIn={onSignedIn} />
        <p className="mt-6 text-center">{elsewhere}</p>
      </div>
    </div>
  )
}
