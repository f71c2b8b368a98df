import { namesIn, type Params } from './params.ts'
import { invalidParameter, noSuch } from './stripe-error.ts'

interface Listed {
  id: string
  created: number
}

export interface ListResponse<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export const listParams = 'limit starting_after ending_before created'

const bounds = 'gt gte lt lte'

/** Whether a date (seconds) fits `created`, given as one date or as gt, gte, lt, lte. */
function createdFilter(params: Params): (created: number) => boolean {
  if (typeof params.get('created') === 'string') {
    const exact = params.integer('created')
    return (created) => exact === null || created === exact
  }
  const range = params.object('created')
  if (!range) return () => true
  range.onlyKnown(bounds)
  const [gt = null, gte = null, lt = null, lte = null] = namesIn(bounds).map((name) => range.integer(name))
  return (created) =>
    (gt === null || created > gt) &&
    (gte === null || created >= gte) &&
    (lt === null || created < lt) &&
    (lte === null || created <= lte)
}

function placeOf<T extends Listed>(entries: T[], id: string, kind: string, param: string): number {
  const place = entries.findIndex((entry) => entry.id === id)
  if (place < 0) throw noSuch(kind, id, param, 'parameter')
  return place
}

/** A page of `entries` (given oldest first), newest first, as Stripe's lists page. */
export function listResponse<T extends Listed>(
  entries: Iterable<T>,
  params: Params,
  kind: string,
  url: string,
  matches: (entry: T) => boolean = () => true,
): ListResponse<T> {
  const limit = Math.min(100, Math.max(1, params.integer('limit') ?? 10))
  const fits = createdFilter(params)
  const all = [...entries].reverse()
  const after = params.text('starting_after')
  const before = params.text('ending_before')
  if (after !== null && before !== null) {
    const message = 'You cannot use both `starting_after` and `ending_before` in one request.'
    throw invalidParameter(message, 'ending_before')
  }
  const from = after === null ? 0 : placeOf(all, after, kind, 'starting_after') + 1
  const to = before === null ? all.length : placeOf(all, before, kind, 'ending_before')
  const found = all.slice(from, to).filter((entry) => fits(entry.created) && matches(entry))
  const data = before === null ? found.slice(0, limit) : found.slice(-limit)
  return { object: 'list', data, has_more: found.length > data.length, url }
}
