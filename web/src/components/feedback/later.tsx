import { type ReactNode, Suspense } from 'react'
import { Await, useAsyncError, useRevalidator } from 'react-router-dom'
import { ErrorState } from './error-state.tsx'

interface LaterProps<Data> {
  data: Promise<Data>
  /** Holds the place of what will come. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

function Problem() {
  const error = useAsyncError()
  const { revalidate, state } = useRevalidator()
  return <ErrorState error={error} retry={() => void revalidate()} pending={state === 'loading'} />
}

/** The part of a page whose data is still on its way: skeleton, then content, or what went wrong with another try. */
export function Later<Data>({ data, skeleton, children }: LaterProps<Data>) {
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
      <Await resolve={data} errorElement={<Problem />}>
        {children}
      </Await>
    </Suspense>
  )
}
