import assert from 'node:assert/strict'
import { type Call, calls, type ResponseOf } from '@wood-master/contract/calls'
import { type ErrorBody, type ErrorCode, errorStatus } from '@wood-master/contract/errors'
import { errorsOf } from '@wood-master/contract/openapi'
import { type CallName, routes } from '@wood-master/contract/routes'
import type { Api } from './start-api.ts'

/** What a test sends with a call. */
export interface CallParts {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
  /** A body that is not JSON, as it travels. */
  raw?: { body: string | FormData | Blob; type?: string; signature?: string }
}

/** Sends a call as it is, good or bad, and returns what came back. */
export async function send(api: Pick<Api, 'url'>, name: CallName, parts: CallParts = {}): Promise<Response> {
  const { method, path } = routes[name]
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, hole) =>
    encodeURIComponent(parts.params?.[hole] ?? 'missing'),
  )
  const query = parts.query ? `?${new URLSearchParams(parts.query)}` : ''
  const headers = new Headers()
  if (parts.token) headers.set('authorization', `Bearer ${parts.token}`)
  if (parts.body !== undefined) headers.set('content-type', 'application/json')
  if (parts.raw?.type) headers.set('content-type', parts.raw.type)
  if (parts.raw?.signature) headers.set('stripe-signature', parts.raw.signature)
  const body = parts.raw ? parts.raw.body : parts.body === undefined ? undefined : JSON.stringify(parts.body)
  const response = await fetch(`${api.url}${filled}${query}`, { method, headers, body })
  if (!response.ok) await assertListed(name, response.clone())
  return response
}

/** Whatever a test asks for, an error is one that the contract lists for the call. */
async function assertListed(name: CallName, response: Response): Promise<void> {
  const { error } = (await response.json()) as ErrorBody
  assert.ok(errorsOf(calls[name]).includes(error.code), `the contract lists no ${error.code} for ${name}`)
}

/** A call that must succeed, with a response that the contract's schema accepts as it stands. */
export async function call<Name extends CallName>(
  api: Pick<Api, 'url'>,
  name: Name,
  parts: CallParts = {},
): Promise<{ body: ResponseOf<Name>; headers: Headers }> {
  const response = await send(api, name, parts)
  const body: unknown = await response.json()
  assert.equal(response.status, 200, `${name} responds ${response.status} ${JSON.stringify(body)}`)
  const { response: schema }: Call = calls[name]
  assert.deepEqual(schema.parse(body), body, `${name} returns what the contract says and nothing beside`)
  return { body: body as ResponseOf<Name>, headers: response.headers }
}

/** A call that must be refused with this code, which the contract lists for it. */
export async function refused(
  api: Pick<Api, 'url'>,
  name: CallName,
  code: ErrorCode,
  parts: CallParts = {},
): Promise<ErrorBody & Record<string, unknown>> {
  const response = await send(api, name, parts)
  const body = (await response.json()) as ErrorBody & Record<string, unknown>
  const said = { status: response.status, code: body.error?.code }
  assert.deepEqual(said, { status: errorStatus[code], code }, `${name} responds ${JSON.stringify(body)}`)
  assert.notEqual(body.error.message, '')
  return body
}
