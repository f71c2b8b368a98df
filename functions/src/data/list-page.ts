import { idPattern } from '@wood-master/contract/document-limits'
import { limits } from '@wood-master/contract/limits'
import { FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod'
import { errors } from '../domain/errors.ts'
import type { Page, PageRequest } from '../domain/stores.ts'

/** What a list is sorted by; equal values fall back on the document's id. */
export interface Sorting {
  field: string
  direction: 'asc' | 'desc'
}

/** Documents on a page when nobody says how many, where a list is not returned whole. */
export const usualPageSize = limits.pageSize

export const newestFirst: Sorting = { field: 'createdAt', direction: 'desc' }

export interface Listing<Entity> {
  query: Query<Entity>
  sorting: Sorting
  request: PageRequest
  /** How many of the page's items an entity is; left out: one. It is not divided, so one alone may be more than the page. */
  countOf?: (entity: Entity) => number
  /** What the database could not filter. A page that lost much to it asks again, a bounded number of times. */
  keep?: (entity: Entity) => boolean
}

const mostRounds = 4

/** Documents after which a page that is still empty is returned so. */
const mostLooked = 1_000

/** One page in reads that depend on its size alone, however long the list is. */
export async function pageOf<Entity>(listing: Listing<Entity>): Promise<Page<Entity>> {
  const { query, sorting, request, countOf = () => 1, keep } = listing
  const sorted = query
    .orderBy(sorting.field, sorting.direction)
    .orderBy(FieldPath.documentId(), sorting.direction)
  const { cursor, limit = cursor === undefined ? limits.wholeList : usualPageSize } = request
  const items: Entity[] = []
  let left: number = limit
  let after = cursor === undefined ? undefined : readCursor(cursor)
  let looked = 0
  for (let round = 0; round < mostRounds || (items.length === 0 && looked < mostLooked); round++) {
    // While nothing is found it looks twice as far each time.
    const size = items.length > 0 ? limit : Math.min(limit * 2 ** round, mostLooked)
    const found = await (after ? sorted.startAfter(...after) : sorted).limit(size + 1).get()
    looked += size
    for (const document of found.docs.slice(0, size)) {
      const entity = document.data()
      const count = !keep || keep(entity) ? countOf(entity) : 0
      if (count > left && items.length > 0) left = 0
      if (left <= 0) break
      after = [document.get(sorting.field), document.id]
      if (count > 0) items.push(entity)
      left -= count
    }
    const last = found.docs.at(-1)
    const more = found.docs.length > size || (last !== undefined && after?.[1] !== last.id)
    if (!more) return { items }
    if (left <= 0) break
  }
  return after ? { items, nextCursor: writeCursor(after) } : { items }
}

export const newestOf = <Entity>(query: Query<Entity>, { limit = usualPageSize, cursor }: PageRequest) =>
  pageOf({ query, sorting: newestFirst, request: { limit, cursor } })

type Position = [value: unknown, id: string]

function writeCursor([value, id]: Position): string {
  const plain = value instanceof Timestamp ? { t: value.toMillis() } : { v: value }
  return Buffer.from(JSON.stringify({ ...plain, id })).toString('base64url')
}

const id = z.string().regex(idPattern)
const lastMoment = Date.UTC(9999, 11, 31)
const written = z.union([
  z.object({ id, t: z.number().min(0).max(lastMoment) }),
  z.object({ id, v: z.number().or(z.string().refine((text) => text.isWellFormed())) }),
])

function readCursor(cursor: string): Position {
  try {
    const read = written.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
    return 't' in read ? [Timestamp.fromMillis(read.t), read.id] : [read.v, read.id]
  } catch {
    throw errors.badCursor()
  }
}
