import type { BodyOf, calls, ParamsOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { type ErrorBody, headers } from '@wood-master/contract/errors'
import { type CallName, routes } from '@wood-master/contract/routes'
import { ApiError, messages } from './api-error.ts'

type Calls = typeof calls
type Wanted<Key extends string, Value, Optional> = [Value] extends [undefined]
  ? object
  : Optional extends true
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** What a call takes: its path's holes, its query and its body, as the contract says. */
export type CallInput<Name extends CallName> = Wanted<
  'params',
  [keyof ParamsOf<Name>] extends [never] ? undefined : ParamsOf<Name>,
  false
> &
  Wanted<'query', QueryOf<Name>, true> &
  Wanted<'body', BodyOf<Name>, false> & {
    signal?: AbortSignal
    /** A multipart body, for the calls that take a file. */
    form?: FormData
    /** Sent instead of the access token; a refusal is then final. */
    bearer?: string
  }

type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

/** The calls that answer one page of a list. */
export type PagedCall = { [N in CallName]: Calls[N] extends { paged: true } ? N : never }[CallName]

export interface Page<Item> {
  items: Item[]
  /** Asks for the next page; absent on the last one. */
  nextCursor?: string
}

type ItemOf<Name extends PagedCall> = ResponseOf<Name> extends (infer Item)[] ? Item : never

export interface ApiClient {
  /** The call's answer. Throws `ApiError` for everything else. */
  call<Name extends CallName>(name: Name, ...input: CallArguments<Name>): Promise<ResponseOf<Name>>
  /** One page of a list with the cursor of the next one. Throws `ApiError`. */
  list<Name extends PagedCall>(name: Name, ...input: CallArguments<Name>): Promise<Page<ItemOf<Name>>>
}

export interface ApiSurroundings {
  fetch: typeof fetch
  accessToken: () => string | undefined
  /** A fresh access token from the live sign-in, or nothing when there is none any more. */
  renewToken: () => Promise<string | undefined>
  /** Told when the session is over for good. */
  sessionLost: () => void
  /** Told after every request whether anybody answered. */
  reachable: (answered: boolean) => void
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  bearer?: string
}

export const apiBase = '/api'

function address(name: CallName, input: LooseInput): string {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_, hole: string) =>
    encodeURIComponent(input.params?.[hole] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value))
  }
  const search = query.toString()
  return `${apiBase}${path}${search && `?${search}`}`
}

async function readError(response: Response): Promise<ApiError> {
  const requestId = response.headers.get(headers.requestId) ?? undefined
  try {
    const { error } = (await response.json()) as ErrorBody
    return new ApiError(
      error.code,
      error.message,
      error.fields,
      response.status,
      error.requestId ?? requestId,
    )
  } catch {
    return new ApiError('unreadable', messages.unreadable, {}, response.status, requestId)
  }
}

/** The one client of the API: adds the token, renews it once, turns every failure into an `ApiError`. Shows nothing. */
export function createApiClient(around: ApiSurroundings): ApiClient {
  async function send(name: CallName, input: LooseInput, token: string | undefined): Promise<Response> {
    const requestHeaders = new Headers({ Accept: 'application/json' })
    if (token) requestHeaders.set('Authorization', `Bearer ${token}`)
    if (input.body !== undefined) requestHeaders.set('Content-Type', 'application/json')
    try {
      const response = await around.fetch(address(name, input), {
        method: routes[name].method,
        headers: requestHeaders,
        body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
        signal: input.signal ?? null,
      })
      around.reachable(true)
      return response
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      around.reachable(false)
      throw new ApiError('offline', messages.offline)
    }
  }

  async function answered(name: CallName, input: LooseInput): Promise<Response> {
    let response = await send(name, input, input.bearer ?? around.accessToken())
    if (response.status === 401 && !input.bearer) {
      const renewed = await around.renewToken()
      if (renewed) response = await send(name, input, renewed)
      if (response.status === 401) around.sessionLost()
    }
    if (!response.ok) throw await readError(response)
    return response
  }

  async function read(response: Response): Promise<unknown> {
    try {
      return await response.json()
    } catch {
      throw new ApiError('unreadable', messages.unreadable, {}, response.status)
    }
  }

  return {
    async call(name, ...[input]) {
      return (await read(await answered(name, input ?? {}))) as ResponseOf<typeof name>
    },
    async list(name, ...[input]) {
      const response = await answered(name, input ?? {})
      const items = (await read(response)) as ItemOf<typeof name>[]
      const nextCursor = response.headers.get(headers.nextCursor)
      return nextCursor ? { items, nextCursor } : { items }
    },
  }
}
