import express, { type Request, type Response, type Router } from 'express'
import { apiVersion } from '../api-version'
import type { Engine } from '../engine'
import { newId } from '../ledger/ids'
import { authenticate, secretKeyRequired } from '../wire/authenticate'
import { expanded } from '../wire/expand'
import { decodeForm } from '../wire/form-decoder'
import { Params } from '../wire/params'
import { StripeError } from '../wire/stripe-error'
import { losesAnswer, passFaults } from './v1-faults'
import { type Operation, operations } from './v1-operations'

interface Answer {
  status: number
  body: unknown
}

function bodyText(request: Request): string {
  const body: unknown = request.body
  return typeof body === 'string' ? body : ''
}

function queryText(request: Request): string {
  const at = request.originalUrl.indexOf('?')
  return at < 0 ? '' : request.originalUrl.slice(at + 1)
}

function setHeaders(request: Request, response: Response, requestId: string): void {
  response.setHeader('Request-Id', requestId)
  response.setHeader('Stripe-Version', request.get('stripe-version') ?? apiVersion)
  response.setHeader('Cache-Control', 'no-cache, no-store')
  const key = request.get('idempotency-key')
  if (key) response.setHeader('Idempotency-Key', key)
}

function failure(error: unknown, requestId: string): Answer {
  if (error instanceof StripeError) return { status: error.status, body: error.body(requestId) }
  console.error('The Stripe stand-in failed:', error)
  const unknown = new StripeError(500, 'api_error', 'The stand-in itself failed; its log says why.')
  return { status: 500, body: unknown.body(requestId) }
}

/** Runs one operation under its idempotency key and answers what it said. */
function perform(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
  requestId: string,
): Answer {
  const params = new Params(decodeForm([queryText(request), bodyText(request)].filter(Boolean).join('&')))
  const caller = authenticate(request.get('authorization'), params.text('key'), engine.options)
  if (caller === 'browser' && !operation.forBrowser) throw secretKeyRequired()
  const key = operation.method === 'post' ? (request.get('idempotency-key') ?? null) : null
  if (key !== null) {
    const before = engine.idempotencyKeys.begin(key, request.path, bodyText(request))
    if (before) {
      response.setHeader('Idempotent-Replayed', 'true')
      response.setHeader('Original-Request', before.requestId)
      return before
    }
  }
  const work = engine.work({ id: requestId, idempotency_key: key }, caller === 'browser')
  try {
    const id = typeof request.params.id === 'string' ? request.params.id : ''
    const body = expanded(engine.ledger, operation.run(work, params, id), params.texts('expand'))
    if (key !== null) engine.idempotencyKeys.keep(key, 200, body, requestId)
    return { status: 200, body }
  } catch (error) {
    const answer = failure(error, requestId)
    const keep = error instanceof StripeError && error.keepForReplay
    if (key !== null && keep) engine.idempotencyKeys.keep(key, answer.status, answer.body, requestId)
    else if (key !== null) engine.idempotencyKeys.forget(key)
    return answer
  }
}

async function answerCall(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<void> {
  const requestId = newId('req')
  const call = `${request.method} ${request.path}`
  setHeaders(request, response, requestId)
  let answer: Answer
  try {
    if (!(await passFaults(engine, call))) {
      request.socket.destroy()
      return
    }
    answer = perform(engine, operation, request, response, requestId)
  } catch (error) {
    answer = failure(error, requestId)
  }
  if (losesAnswer(engine, call)) request.socket.destroy()
  else
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
