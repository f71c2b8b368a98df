import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import * as m from '#texts/feedback.ts'

interface ErrorStateProps {
  error: unknown
  retry?: () => void
  pending?: boolean
  /** Another way on, where there is no code to try again by. */
  children?: ReactNode
}

export function ErrorState({ error, retry, pending = false, children }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <div role="alert" className="rounded-box border border-error/50 bg-base-200 px-6 py-10 text-center">
      <p className="font-serif text-xl">{m.notLoaded()}</p>
      <p className="mt-2">{errorSentence(error)}</p>
      {requestId && <p className="mt-1 text-base-content/75 text-sm">{m.requestId({ requestId })}</p>}
      {retry && (
        <Button look="plain" className="mt-6" onClick={retry} pending={pending}>
          {m.tryAgain()}
        </Button>
      )}
      {children}
    </div>
  )
}
