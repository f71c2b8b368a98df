import type { Ledger } from '../../ledger/ledger.ts'
import type { SearchedKind } from '../../ledger/search-index.ts'
import type { Work } from '../../payments/work.ts'
import { listParams, listResponse } from '../../wire/list.ts'
import type { Params } from '../../wire/params.ts'
import { searchTest } from '../../wire/search.ts'
import { invalidParameter } from '../../wire/stripe-error.ts'

export interface Operation {
  method: 'delete' | 'get' | 'post'
  path: string
  /** The kind of object that it returns, for `expand` and for the documentation. */
  kind: string
  returns: 'list' | 'object' | 'search result'
  /** Of a call that creates: the parameters that may be empty all the same, those that the SDK's types call `Emptyable`. */
  mayBeEmpty?: readonly string[]
  /** Whether a publishable key may call it. */
  forBrowser?: boolean
  run(work: Work, params: Params, id: string): unknown
}

/** The billing details that may be empty on creation. */
export const emptyBillingDetails = (at: string) =>
  ['address', 'email', 'name', 'phone'].map((name) => `${at}[${name}]`)

type Run = Operation['run']
type More = Pick<Operation, 'forBrowser' | 'mayBeEmpty'>

/** A call that makes or changes something, and returns it. */
export const posts = (path: string, kind: string, run: Run, more: More = {}): Operation => ({
  method: 'post',
  path,
  kind,
  returns: 'object',
  ...more,
  run,
})

export const deletes = (path: string, kind: string, run: Run): Operation => ({
  method: 'delete',
  path,
  kind,
  returns: 'object',
  run,
})

/** A call that returns one object and takes nothing but its id. */
export function retrieves(path: string, kind: string, find: (work: Work, id: string) => unknown): Operation {
  const run: Run = (work, params, id) => {
    params.onlyKnown([])
    return find(work, id)
  }
  return { method: 'get', path, kind, returns: 'object', run }
}

interface Listed {
  id: string
  created: number
}

type Filter<T> = (entry: T, wanted: string) => boolean

interface ListOperation<T extends Listed> {
  path: string
  kind: string
  entries(ledger: Ledger): Iterable<T>
  /** Parameters that leave only some of the entries. */
  filters?: Record<string, Filter<T>>
  /** Refuses a filter's value, or the lack of one. */
  check?(work: Work, params: Params): void
}

/** A call that lists objects, newest first, page by page. */
export function lists<T extends Listed>(operation: ListOperation<T>): Operation {
  const { path, kind, entries, filters = {}, check } = operation
  return {
    method: 'get',
    path,
    kind,
    returns: 'list',
    run: (work, params) => {
      params.onlyKnown([...listParams, ...Object.keys(filters)])
      check?.(work, params)
      const wanted = Object.entries(filters).flatMap(([name, filter]) => {
        const value = params.text(name)
        return value === null ? [] : [(entry: T) => filter(entry, value)]
      })
      return listResponse(entries(work.ledger), params, kind.replaceAll('_', ' '), path, (entry) =>
        wanted.every((fits) => fits(entry)),
      )
    },
  }
}

/** A call that finds objects by Stripe's search language, newest first; `page` is where the last one ended. */
export function searches(
  path: string,
  kind: string,
  among: SearchedKind,
  fields: readonly string[],
): Operation {
  return {
    method: 'get',
    path,
    kind,
    returns: 'search result',
    run: (work, params) => {
      params.onlyKnown(['query', 'limit', 'page'])
      const matches = searchTest(params.requiredText('query'), fields)
      const limit = Math.min(100, Math.max(1, params.integer('limit') ?? 10))
      const page = params.text('page')
      const all = work.searched.find(among, matches).reverse()
      const from = page === null ? 0 : all.findIndex(({ id }) => id === page) + 1
      if (page !== null && from === 0) throw invalidParameter('Invalid page token.', 'page')
      const data = all.slice(from, from + limit)
      const has_more = all.length > from + data.length
      const next_page = has_more ? (data.at(-1)?.id ?? null) : null
      return { object: 'search_result', data, has_more, next_page, url: path }
    },
  }
}
