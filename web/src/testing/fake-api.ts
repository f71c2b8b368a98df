import { type BodyOf, type Call, calls, type ParamsOf, type ResponseOf } from '@wood-master/contract/calls'
import { type ErrorBody, type ErrorCode, errorStatus, headers } from '@wood-master/contract/errors'
import { type CallName, routes } from '@wood-master/contract/routes'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'

/** Stands where the network begins. Unless a test says otherwise, prices are without tax and accounts remember nothing. */
export const server = setupServer(
  http.get(`*/api${routes.listConsumerTaxes.path}`, () => HttpResponse.json({ rates: [] })),
  http.get(`*/api${routes.getLegalPages.path}`, () => {
    return HttpResponse.json({ pages: {}, returnDays: 30, version: 'v1' })
  }),
  http.get(`*/api${routes.getProfile.path}`, () => HttpResponse.json([])),
)

/** What a call was sent. */
export interface Sent<Name extends CallName> {
  params: ParamsOf<Name>
  query: URLSearchParams
  body: BodyOf<Name>
  token: string | undefined
}

type Respond<Name extends CallName> = (
  sent: Sent<Name>,
) => ResponseOf<Name> | Response | Promise<ResponseOf<Name> | Response>

/** The path as msw writes it: `/order/{id}` is `/order/:id`. */
const pathOf = (name: CallName) => `*/api${routes[name].path.replace(/\{(\w+)\}/g, ':$1')}`

async function bodyOf(name: CallName, request: Request): Promise<unknown> {
  const call: Call = calls[name]
  if (!call.body) return undefined
  const sent: unknown = await request.json()
  call.body.parse(sent)
  return sent
}

/**
 * Lets the API respond to a call, and returns all that it was sent. Bodies and responses are held to the contract, so
 * that no test rests on an API that doesn't exist.
 */
export function onCall<Name extends CallName>(name: Name, respond: Respond<Name>): Sent<Name>[] {
  const received: Sent<Name>[] = []
  const method = routes[name].method.toLowerCase() as 'get'
  server.use(
    http[method](pathOf(name), async ({ request, params }) => {
      const sent = {
        params: params as ParamsOf<Name>,
        query: new URL(request.url).searchParams,
        body: (await bodyOf(name, request)) as BodyOf<Name>,
        token: request.headers.get('Authorization')?.replace('Bearer ', ''),
      }
      received.push(sent)
      const response = await respond(sent)
      return response instanceof Response
        ? response
        : HttpResponse.json(calls[name].response.parse(response) as object)
    }),
  )
  return received
}

/** The API responds with an error. */
export function errorResponse(
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
  { quantities, remedies }: Pick<ErrorBody, 'quantities' | 'remedies'> = {},
): Response {
  const body: ErrorBody = { quantities, remedies, error: { code, message, ...(fields ? { fields } : {}) } }
  return HttpResponse.json(body, { status: errorStatus[code], headers: { [headers.requestId]: 'req-1' } })
}

/** Another admin has saved settings meanwhile; `current` is what they are now. */
export function settingsChanged(current: object): Response {
  const message = 'Somebody else has saved these settings since you opened them.'
  const body: ErrorBody = { error: { code: 'settings_changed', message }, current }
  return HttpResponse.json(body, { status: errorStatus.settings_changed })
}

/** Nothing responds. */
export const noNetwork = (): Response => HttpResponse.error()
