import type { QueryOf } from '@wood-master/contract/calls'
import { limits } from '@wood-master/contract/limits'
import { api } from './api.ts'
import type { PagedCall } from './api-client.ts'

type List<Name extends PagedCall> = ReturnType<typeof api.list<Name>>

/** All of a list that matches the filter, page by page. Throws `ApiError`. */
export async function* allPages<Name extends PagedCall>(
  name: Name,
  filter: NonNullable<QueryOf<Name>>,
  signal: AbortSignal,
): AsyncGenerator<Awaited<List<Name>>['items']> {
  const list = api.list<Name> as (name: Name, input: object) => List<Name>
  let cursor: string | undefined
  do {
    const page = await list(name, { query: { ...filter, limit: limits.pageSize, cursor }, signal })
    yield page.items
    cursor = page.nextCursor
  } while (cursor)
}
