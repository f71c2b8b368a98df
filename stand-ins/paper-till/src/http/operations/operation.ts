import type { Ledger } from '../../ledger/ledger.ts'
import type { SearchedKind } from '../../ledger/search-index.ts'
import type { Work } from '../../payments/work.ts'
import { listParams, listResponse } from '../../wire/list.ts'
import { namesIn, type Params } from '../../wire/params.ts'
import { searchTest } from '../../wire/search.ts'
import { invalidParameter } from '../../wire/stripe-error.ts'

export interface Operation {
  method: 'delete' | 'get' | 'post'
  path: string
  /** The kind of object that it returns, for `expand` and for the documentation. */
  kind: string
  returns: 'list' | 'object' | 'search result'
  /** Of a call that creates: the parameters that may be empty all the same, those that the SDK's types call `Emptyable`. */
  mayBeEmpty?: string
  /** Whether a publishable key may call it. */
  forBrowser?: boolean
  run(work: Work, params: Params, id: string): unknown
}

/** The billing details that may be empty on creation. */
export const emptyBillingDetails = (at: string) => `${at}[address] ${at}[email] ${at}[name] ${at}[phone]`

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

/** A call that takes nothing but an id. */
const byId =
  (method: 'delete' | 'get') =>
  (path: string, kind: string, find: (work: Work, id: string) => unknown): Operation => ({
    method,
    path,
    kind,
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown('')
      return find(work, id)
    },
  })

export const deletes = byId('delete')
export const retrieves = byId('get')

/** The calls of one kind of intent; a browser may make some of them and sees less of what they return. */
export function callsOfIntent<T>(
  kind: string,
  path: string,
  find: (work: Work, id: string, clientSecret: string | null) => T,
  browserView: (intent: T) => Partial<T>,
) {
  const run =
    (act: (work: Work, intent: T, params: Params) => T): Run =>
    (work, params, id) => {
      const intent = act(work, find(work, id, params.text('client_secret')), params)
      return work.fromBrowser ? browserView(intent) : intent
    }
  const retrieve = run((work, intent, params) => {
    params.onlyKnown(work.fromBrowser ? 'client_secret is_stripe_sdk' : 'client_secret')
    return intent
  })
  return {
    retrieves: { ...posts(`${path}/:id`, kind, retrieve, { forBrowser: true }), method: 'get' } as Operation,
    posts: (name: string, act: (work: Work, intent: T, params: Params) => T, more: More = {}) =>
      posts(`${path}/:id${name}`, kind, run(act), more),
  }
}

interface Listed {
  id: string
  created: number
}

interface ListOperation {
  path: string
  kind: string
  entries(ledger: Ledger, id: string): Iterable<Listed>
  /** The parameters that leave only the entries whose part of that name they give. */
  filters?: string
  /** Refuses a filter's value, or the lack of one. */
  check?(work: Work, params: Params, id: string): void
}

/** A call that lists objects, newest first, page by page. */
export function lists({ path, kind, entries, filters = '', check }: ListOperation): Operation {
  return {
    method: 'get',
    path,
    kind,
    returns: 'list',
    run: (work, params, id) => {
      params.onlyKnown(`${listParams} ${filters}`)
      check?.(work, params, id)
      const wanted = namesIn(filters).flatMap((name) => {
        const value = params.text(name)
        return value === null ? [] : [(entry: Listed) => Reflect.get(entry, name) === value]
      })
      return listResponse(
        entries(work.ledger, id),
        params,
        kind.replaceAll('_', ' '),
        path.replace(':id', id),
        (entry) => wanted.every((fits) => fits(entry)),
      )
    },
  }
}

/** A call that finds objects by Stripe's search language, newest first; `page` is where the last one ended. */
export function searches(path: string, kind: string, among: SearchedKind, fields: string): Operation {
  return {
    method: 'get',
    path,
    kind,
    returns: 'search result',
    run: (work, params) => {
      params.onlyKnown('query limit page')
      const matches = searchTest(params.requiredText('query'), namesIn(fields))
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
