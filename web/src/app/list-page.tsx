import type { QueryOf } from '@wood-master/contract/calls'
import type { ReactElement, ReactNode } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { Deferred } from '#components/feedback/deferred.tsx'
import { RowSkeletons } from '#components/feedback/row-skeletons.tsx'
import { pageOf } from '#components/lists/use-address.ts'
import { Page } from '#components/ui/page.tsx'
import { api } from '#lib/api/api.ts'
import type { PagedCall } from '#lib/api/api-client.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { adminOnly } from './guards.ts'

type ListCall<Name extends PagedCall> = typeof api.list<Name>

interface ListPageOptions<Name extends PagedCall> {
  title: string
  intro?: string
  limit: number
  /** What the call filters by, as the address says it. */
  filterOf?: (search: URLSearchParams) => Partial<NonNullable<QueryOf<Name>>>
  filters?: (search: URLSearchParams) => ReactNode
  skeleton?: ReactElement
  list: (page: Awaited<ReturnType<ListCall<Name>>>, search: URLSearchParams) => ReactNode
}

/** A page of a list by the filters in its address, for admins and whoever's role allows the call. */
export function listPage<Name extends PagedCall>(name: Name, options: ListPageOptions<Name>) {
  const { title, intro, limit, filterOf, filters, list } = options
  const { skeleton = <RowSkeletons rows={4} className="h-40" /> } = options
  const call = api.list<Name> as (name: Name, input: object) => ReturnType<ListCall<Name>>
  const loader = adminOnly(({ request }) => {
    const search = new URL(request.url).searchParams
    const query = { ...filterOf?.(search), limit, cursor: pageOf(search).cursor }
    return pageQuery([name, query], (signal) => call(name, { query, signal }))
  }, name)
  function Component() {
    const query = useLoaderData<typeof loader>()
    const [search] = useSearchParams()
    return (
      <Page title={title} intro={intro}>
        {filters && <div className="mb-6">{filters(search)}</div>}
        <Deferred query={query} skeleton={skeleton}>
          {(page) => list(page, search)}
        </Deferred>
      </Page>
    )
  }
  return { loader, Component }
}
