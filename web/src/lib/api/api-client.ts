import type { BodyOf, calls, ParamsOf, QueryOf, ResponseOf } from '@wood-master/contract/calls'
import { type ErrorBody, headers } from '@wood-master/contract/errors'
import type { CallName } from '@wood-master/contract/routes'
import * as m from '#texts/lib.ts'
import { ApiError } from './api-error.ts'
import { type AddressInput, callAddress, routeOf } from './call-address.ts'

type Calls = typeof calls
type Wanted<Key extends string, Value, Optional> = [Value] extends [undefined]
  ? object
  : Optional extends true
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type CallInput<Name extends CallName> = Wanted<
  'params',
  [keyof ParamsOf<Name>] extends [never] ? undefined : ParamsOf<Name>,
  false
> &
  Wanted<'query', QueryOf<Name>, true> &
  Wanted<'body', BodyOf<Name>, false> &
  Pick<AddressInput, 'language'> &
  CallOptions

interface CallOptions {
  signal?: AbortSignal
  form?: FormData
  /** Sent instead of the access token; a 401 is then final. */
  bearer?: string
}

type CallArguments<Name extends CallName> =
  Record<never, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

export type PagedCall = { [N in CallName]: Calls[N] extends { paged: true } ? N : never }[CallName]

export interface Page<Item> {
  items: Item[]
  /** Asks for the next page; absent on the last one. */
  nextCursor?: string
}

type ItemOf<Name extends PagedCall> = ResponseOf<Name> extends (infer Item)[] ? Item : never

export interface ApiSurroundings {
  fetch: typeof fetch
  accessToken: () => string | undefined
  /** Whose session it is now. */
  sessionUid: () => string | undefined
  /** A fresh access token from the live sign-in, or nothing when that has ended. */
  renewToken: () => Promise<string | undefined>
  sessionLost: () => void
  /** Called before and after every request that may change something. */
  changing: () => void
  /** Called after every request: whether anything responded. */
  reachable: (responded: boolean) => void
}

type LooseInput = AddressInput & CallOptions & { body?: unknown }

/** Public lists go out without a token, so that the CDN may respond. */
const isPublic = (name: CallName) =>
  name === 'listProducts' || name === 'listReviews' || name === 'listProductReviews'

/** The one client of the API: adds the token, renews it once, turns every failure into an `ApiError`. Shows nothing. */
export function createApiClient(around: ApiSurroundings) {
  async function send(name: CallName, input: LooseInput, token: string | undefined): Promise<Response> {
    const requestHeaders = new Headers({ Accept: 'application/json' })
    if (token) requestHeaders.set('Authorization', `Bearer ${token}`)
    if (input.body !== undefined) requestHeaders.set('Content-Type', 'application/json')
    const route = routeOf(name)
    const { method, path } = 'path' in route ? route : await route
    // A token, which is asked for with another one, changes nothing.
    const isChange = method !== 'GET' && !input.bearer
    if (isChange) around.changing()
    try {
      const response = await around.fetch(callAddress(path, input), {
        method,
        headers: requestHeaders,
        body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
        signal: input.signal ?? null,
      })
      around.reachable(true)
      return response
    } catch (error) {
      if (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) throw error
      around.reachable(false)
      throw new ApiError('offline', m.shopUnreachable())
    } finally {
      if (isChange) around.changing()
    }
  }

  async function respond(name: CallName, input: LooseInput): Promise<Response> {
    const token = input.bearer ?? (isPublic(name) ? undefined : around.accessToken())
    const uid = around.sessionUid()
    // Somebody else may have signed in meanwhile: the call is not theirs.
    const isSameSession = () => around.sessionUid() === uid
    let response = await send(name, input, token)
    if (response.status === 401 && !input.bearer && isSameSession()) {
      const renewed = await around.renewToken()
      if (renewed && isSameSession()) response = await send(name, input, renewed)
      if (response.status === 401 && isSameSession()) around.sessionLost()
    }
    if (!response.ok) throw await readError(response)
    return response
  }

  return {
    /** The call's response. Throws `ApiError` for everything else. */
    async call<Name extends CallName>(name: Name, ...[input]: CallArguments<Name>) {
      return read<ResponseOf<Name>>(await respond(name, input ?? {}), isObject)
    },
    /** One page of a list with the cursor of the next one. Throws `ApiError`. */
    async list<Name extends PagedCall>(name: Name, ...[input]: CallArguments<Name>) {
      const response = await respond(name, input ?? {})
      const items = await read<ItemOf<Name>[]>(response, Array.isArray)
      const nextCursor = response.headers.get(headers.nextCursor)
      const page: Page<ItemOf<Name>> = nextCursor ? { items, nextCursor } : { items }
      return page
    },
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What stands before the shop has errors of other shapes. */
function isErrorBody(value: unknown): value is ErrorBody {
  const { code, message } = Object(Object(value).error)
  return typeof code === 'string' && typeof message === 'string'
}

/** The JSON of a response; nothing when it is not JSON, as when a proxy responds instead of the API. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

const requestIdOf = (response: Response) => response.headers.get(headers.requestId) ?? undefined

const unreadable = (response: Response): ApiError =>
  new ApiError('unreadable', m.unexpectedResponse(), {}, response.status, requestIdOf(response))

async function readError(response: Response): Promise<ApiError> {
  const body = await readJson(response)
  if (!isErrorBody(body)) return unreadable(response)
  const { code, message, fields, requestId = requestIdOf(response) } = body.error
  return new ApiError(
    code,
    message,
    fields,
    response.status,
    requestId,
    body.current,
    body.quantities,
    body.remedies,
  )
}

/** The data of a successful response; types bind the server's handlers, so no schema library is needed. Throws `ApiError`. */
async function read<Data>(response: Response, isRight: (body: unknown) => boolean): Promise<Data> {
  const body = await readJson(response)
  if (!isRight(body)) throw unreadable(response)
  return body as Data
}
