import { type ReactNode, Suspense } from 'react'
import { Await, useAsyncError, useRevalidator } from 'react-router-dom'
import { arrivedOr } from '#lib/api/deferred.ts'
import { ErrorState } from './error-state.tsx'

interface DeferredProps<Data> {
  data: Promise<Data>
  /** Reserves the space of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

function LoadError() {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  return <ErrorState error={error} retry={() => void revalidate()} pending={state === 'loading'} />
}

/** The part of a page whose data is still loading: a skeleton, then the content, or the error with a button to try again. */
export function Deferred<Data>({ data, skeleton, children }: DeferredProps<Data>) {
  const waiting = (
    <div>
      <p role="status" className="sr-only">
        Loading
      </p>
      {skeleton}
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <Await resolve={arrivedOr(data)} errorElement={<LoadError />}>
        {children}
      </Await>
    </Suspense>
  )
}
