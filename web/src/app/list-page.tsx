import type { QueryOf } from '@wood-master/contract/calls'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { Page } from '#components/ui/page.tsx'
import { api } from '#lib/api/api.ts'
import type { PagedCall } from '#lib/api/api-client.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { adminOnly } from './guards.ts'

type Listed<Name extends PagedCall> = Awaited<ReturnType<typeof api.list<Name>>>
type Query<Name extends PagedCall> = NonNullable<QueryOf<Name>>

interface ListPageOptions<Name extends PagedCall, Loaded>
  extends Pick<ComponentProps<typeof Page>, 'title' | 'intro' | 'back' | 'actions'> {
  limit: number
  /** What the call filters by, as the address says it. */
  filterOf?: (search: URLSearchParams) => Partial<Query<Name>>
  filters?: (search: URLSearchParams) => ReactNode
  skeleton?: ReactElement
  /** Makes the call where the list shows more than its response. */
  load?: (query: Query<Name>, signal: AbortSignal) => Promise<Loaded>
  list: (loaded: Loaded, search: URLSearchParams) => ReactNode
}

/** A page of a list by the filters in its address, for admins and whoever's role allows the call. */
export function listPage<Name extends PagedCall, Loaded = Listed<Name>>(
  name: Name,
  { limit, filterOf, filters, skeleton, load, list, ...page }: ListPageOptions<Name, Loaded>,
) {
  const call = api.list<Name> as (name: Name, input: object) => Promise<unknown>
  const ask = load ?? ((query, signal) => call(name, { query, signal }) as Promise<Loaded>)
  const loader = adminOnly(({ request }) => {
    const search = new URL(request.url).searchParams
    const query: object = { ...filterOf?.(search), limit, cursor: pageOf(search).cursor }
    return pageQuery([name, query], (signal) => ask(query as Query<Name>, signal))
  }, name)
  function Component() {
    const query = useLoaderData<typeof loader>()
    const [search] = useSearchParams()
    return (
      <Page {...page}>
        {filters && <div className="mb-6">{filters(search)}</div>}
        <Deferred query={query} skeleton={skeleton ?? <RowSkeletons rows={4} className="h-40" />}>
          {(loaded) => list(loaded, search)}
        </Deferred>
      </Page>
    )
  }
  return { loader, Component }
}
