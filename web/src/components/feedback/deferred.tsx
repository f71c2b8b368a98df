import { type ReactElement, type ReactNode, Suspense, use } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type PageQuery, usePageQuery } from '#lib/api/queries.ts'
import { ErrorState } from './error-state.tsx'
import { LoadingRows } from './row-skeletons.tsx'

interface DeferredProps<Data> {
  query: PageQuery<Data>
  skeleton: ReactElement
  children: (data: Data) => ReactNode
}

export function Deferred<Data>({ skeleton, ...part }: DeferredProps<Data>) {
  const waiting = <LoadingRows rows={skeleton} />
  return (
    <Suspense fallback={waiting}>
      <Arriving {...part} waiting={waiting} />
    </Suspense>
  )
}

type ArrivingProps<Data> = Omit<DeferredProps<Data>, 'skeleton'> & { waiting: ReactNode }

function Arriving<Data>({ query, waiting, children }: ArrivingProps<Data>) {
  const { data, error, isPending } = usePageQuery(query)
  const { revalidate, state } = useRevalidator()
  // Suspended, a list stays on the page until that of the next filter is there.
  if (isPending) use(query.arrival)
  if (data !== undefined) return children(data)
  if (error) return <ErrorState error={error} retry={() => void revalidate()} pending={state === 'loading'} />
  return waiting
}
