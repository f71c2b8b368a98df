import type { QueryOf } from '@wood-master/contract/calls'
import { pageOf } from '#components/lists/use-address.ts'
import { api } from '#lib/api/api.ts'
import type { PagedCall } from '#lib/api/api-client.ts'
import { pageQuery } from '#lib/api/queries.ts'
import { adminOnly } from './guards.ts'

/** Loads a page of a list by the filters in the URL, for admins and whoever's role allows the call. */
export const adminList = <Name extends PagedCall>(
  name: Name,
  limit: number,
  filterOf: (search: URLSearchParams) => Partial<NonNullable<QueryOf<Name>>> = () => ({}),
) =>
  adminOnly(({ request }) => {
    const search = new URL(request.url).searchParams
    const query = { ...filterOf(search), limit, cursor: pageOf(search).cursor }
    const list = api.list<Name> as (name: Name, input: object) => ReturnType<typeof api.list<Name>>
    return pageQuery([name, query], (signal) => list(name, { query, signal }))
  }, name)
