import type { Request } from 'express'
import { releaseTrain, trainOf } from '../api-version.ts'
import type { Engine } from '../engine.ts'
import { authenticate, masked, secretKeyRequired } from '../wire/authenticate.ts'
import { checkExpand, expanded } from '../wire/expand.ts'
import { decodeForm } from '../wire/form-decoder.ts'
import type { KeptResponse } from '../wire/idempotency.ts'
import { Params } from '../wire/params.ts'
import { checkRequest } from '../wire/request-checks.ts'
import { checkedAccount } from '../wire/request-headers.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { browserView, browserViewOfSetup } from './browser-view.ts'
import type { Operation } from './operations/operation.ts'

export interface V1Response extends KeptResponse {
  /** Whether a repeat under the same idempotency key gets this response again. */
  keep: boolean
}

export function bodyText(request: Request): string {
  const body: unknown = request.body
  return typeof body === 'string' ? body : ''
}

function paramsOf(request: Request): Params {
  const at = request.originalUrl.indexOf('?')
  const query = at < 0 ? '' : request.originalUrl.slice(at + 1)
  return new Params(decodeForm([query, bodyText(request)].filter(Boolean).join('&')))
}

export function failure(error: unknown, requestId: string): V1Response {
  if (error instanceof StripeError) {
    const { status, headers, keepForReplay: keep } = error
    return { status, headers, body: error.body(requestId), requestId, keep }
  }
  console.error('paper-till failed:', error)
  const unknown = new StripeError(500, 'api_error', 'paper-till itself failed; its log says why.')
  return { status: 500, body: unknown.body(requestId), requestId, keep: false }
}

/** A browser sees no more of an intent in an error than it sees of it in a response. */
function forBrowser(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error
  const { details } = error
  if (details.payment_intent) details.payment_intent = browserView(details.payment_intent)
  if (details.setup_intent) details.setup_intent = browserViewOfSetup(details.setup_intent)
  return error
}

/** Says who calls, and refuses who may not; the key's parameters are read here already. */
export function authorizeCall(
  engine: Engine,
  operation: Operation,
  request: Request,
  version: string,
): { params: Params; isBrowser: boolean } {
  const params = paramsOf(request)
  // Renamed in Endive (stripe-node's changelog of 23.0.0).
  if (trainOf(version) !== releaseTrain && operation.kind.endsWith('_intent'))
    params.alsoAs('payment_method_types', 'allowed_payment_method_types')
  const caller = authenticate(request.get('authorization'), params.text('key'), engine.options)
  if (caller === 'browser' && !operation.forBrowser) throw secretKeyRequired()
  checkedAccount(request.get('stripe-account'), masked(engine.options.secretKey))
  return { params, isBrowser: caller === 'browser' }
}

/** Runs one operation; whatever it throws becomes its response. */
export function runOperation(
  engine: Engine,
  operation: Operation,
  request: Request,
  { params, isBrowser }: { params: Params; isBrowser: boolean },
  requestId: string,
  key: string | null,
): V1Response {
  try {
    const paths = params.texts('expand')
    checkExpand(paths, operation.kind, operation.returns !== 'object')
    checkRequest(operation, params)
    const work = engine.work({ id: requestId, idempotency_key: key }, isBrowser)
    const id = typeof request.params.id === 'string' ? request.params.id : ''
    const result = operation.run(work, params, id)
    if (operation.method !== 'get') engine.searched.touch()
    return { status: 200, body: expanded(engine.ledger, result, paths), requestId, keep: true }
  } catch (error) {
    return failure(isBrowser ? forBrowser(error) : error, requestId)
  }
}
