import express, { type Request, type Response, type Router } from 'express'
import { apiVersion } from '../api-version.ts'
import type { Engine } from '../engine.ts'
import { newId } from '../ledger/ids.ts'
import { authenticate, secretKeyRequired } from '../wire/authenticate.ts'
import { expanded } from '../wire/expand.ts'
import { decodeForm } from '../wire/form-decoder.ts'
import type { KeptAnswer } from '../wire/idempotency.ts'
import { Params } from '../wire/params.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { isCut, losesAnswer, refuseIfTold, waitToAnswer } from './v1-faults.ts'
import { type Operation, operations } from './v1-operations.ts'

interface Answer extends KeptAnswer {
  /** Whether a repeat under the same idempotency key gets this answer again. */
  keep: boolean
}

function bodyText(request: Request): string {
  const body: unknown = request.body
  return typeof body === 'string' ? body : ''
}

function paramsOf(request: Request): Params {
  const at = request.originalUrl.indexOf('?')
  const query = at < 0 ? '' : request.originalUrl.slice(at + 1)
  return new Params(decodeForm([query, bodyText(request)].filter(Boolean).join('&')))
}

function setHeaders(request: Request, response: Response, requestId: string): void {
  response.setHeader('Request-Id', requestId)
  response.setHeader('Stripe-Version', request.get('stripe-version') ?? apiVersion)
  response.setHeader('Cache-Control', 'no-cache, no-store')
  const key = request.get('idempotency-key')
  if (key) response.setHeader('Idempotency-Key', key)
}

function failure(error: unknown, requestId: string): Answer {
  if (error instanceof StripeError) {
    return { status: error.status, body: error.body(requestId), requestId, keep: error.keepForReplay }
  }
  console.error('The Stripe stand-in failed:', error)
  const unknown = new StripeError(500, 'api_error', 'The stand-in itself failed; its log says why.')
  return { status: 500, body: unknown.body(requestId), requestId, keep: false }
}

/** Runs one operation; whatever it throws becomes its answer. */
function run(
  engine: Engine,
  operation: Operation,
  request: Request,
  requestId: string,
  key: string | null,
): Answer {
  try {
    const params = paramsOf(request)
    const caller = authenticate(request.get('authorization'), params.text('key'), engine.options)
    if (caller === 'browser' && !operation.forBrowser) throw secretKeyRequired()
    const work = engine.work({ id: requestId, idempotency_key: key }, caller === 'browser')
    const id = typeof request.params.id === 'string' ? request.params.id : ''
    const result = operation.run(work, params, id)
    return {
      status: 200,
      body: expanded(engine.ledger, result, params.texts('expand')),
      requestId,
      keep: true,
    }
  } catch (error) {
    return failure(error, requestId)
  }
}

/** Runs one operation under its idempotency key, or answers what was answered before. */
function perform(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
  requestId: string,
): Answer {
  const key = operation.method === 'post' ? (request.get('idempotency-key') ?? null) : null
  if (key === null) return run(engine, operation, request, requestId, null)
  const body = bodyText(request)
  const before = engine.idempotencyKeys.find(key, request.path, body)
  if (before) {
    response.setHeader('Idempotent-Replayed', 'true')
    response.setHeader('Original-Request', before.requestId)
    return { ...before, keep: false }
  }
  const answer = run(engine, operation, request, requestId, key)
  if (answer.keep) engine.idempotencyKeys.keep(key, request.path, body, answer)
  return answer
}

async function answerCall(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<void> {
  const requestId = newId('req')
  const call = `${request.method} ${request.path}`
  if (isCut(engine.faults, call)) {
    request.socket.destroy()
    return
  }
  setHeaders(request, response, requestId)
  let answer: Answer
  try {
    refuseIfTold(engine.faults, call)
    answer = perform(engine, operation, request, response, requestId)
  } catch (error) {
    answer = failure(error, requestId)
  }
  if (losesAnswer(engine.faults, call)) {
    request.socket.destroy()
    return
  }
  if (!(await waitToAnswer(engine.faults, call, response))) return
  response
    .status(answer.status)
    .type('application/json')
    .send(JSON.stringify(answer.body, null, 2))
}

/** Stripe's API under `/v1`. */
export function v1Routes(engine: Engine): Router {
  const router = express.Router()
  router.use('/v1', express.text({ type: () => true, limit: '1mb' }))
  for (const operation of operations) {
    router[operation.method](operation.path, (request, response) =>
      answerCall(engine, operation, request, response),
    )
  }
  router.use('/v1', (request, response) => {
    const requestId = newId('req')
    setHeaders(request, response, requestId)
    const message = `Unrecognized request URL (${request.method}: ${request.baseUrl}${request.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`
    const answer = failure(new StripeError(404, 'invalid_request_error', message), requestId)
    response.status(answer.status).json(answer.body)
  })
  return router
}
