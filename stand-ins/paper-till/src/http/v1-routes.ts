import { setTimeout as delay } from 'node:timers/promises'
import express, { type Request, type Response, type Router } from 'express'
import type { Engine } from '../engine.ts'
import { newId } from '../ledger/ids.ts'
import { checkedVersion } from '../wire/request-headers.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { operations } from './operations/all.ts'
import type { Operation } from './operations/operation.ts'
import { type CallFate, fateOf, waitToRespond } from './v1-faults.ts'
import { authorizeCall, bodyText, failure, runOperation, type V1Response } from './v1-response.ts'

const replayedHeaders = [
  'authorization',
  'idempotency-key',
  'stripe-version',
  'stripe-account',
  'content-type',
]

function record(engine: Engine, request: Request, status: number | null, body: unknown): void {
  const headers = Object.fromEntries(
    replayedHeaders.flatMap((name) => {
      const value = request.get(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  engine.recording.add({
    kind: 'call',
    at: engine.clock.now(),
    method: request.method,
    url: request.originalUrl,
    headers,
    body: bodyText(request),
    status,
    response: body,
  })
}

/** Carries a call out, or returns what its idempotency key remembers; settles the key when the response goes out. */
async function perform(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
  fate: CallFate,
): Promise<{ result: V1Response; settle: () => void }> {
  const nothing = () => undefined
  const key = operation.method === 'post' ? (request.get('idempotency-key') ?? null) : null
  let held = false
  const requestId = () => {
    engine.work()
    return newId('req')
  }
  try {
    const version = checkedVersion(request.get('stripe-version'), engine.options.anyVersion)
    response.setHeader('Stripe-Version', version)
    const call = authorizeCall(engine, operation, request, version)
    if (key !== null) {
      const before = engine.idempotencyKeys.take(key, request.path, bodyText(request), engine.clock.seconds())
      if (before) {
        response.setHeader('Idempotent-Replayed', 'true')
        response.setHeader('Original-Request', before.requestId)
        return { result: { ...before, requestId: requestId(), keep: false }, settle: nothing }
      }
      held = true
      if (engine.options.latencyMs > 0) await delay(engine.options.latencyMs)
    }
    if (fate.failure) throw fate.failure.error
    const result = runOperation(engine, operation, request, call, requestId(), key)
    return { result, settle: () => settleKey(engine, key, result) }
  } catch (error) {
    const result = failure(error, requestId())
    return { result, settle: held ? () => settleKey(engine, key, result) : nothing }
  }
}

function settleKey(engine: Engine, key: string | null, result: V1Response): void {
  if (key === null) return
  if (result.keep) engine.idempotencyKeys.keep(key, result)
  else engine.idempotencyKeys.release(key)
}

async function respondToCall(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
): Promise<void> {
  engine.later.runDue()
  const call = `${request.method} ${request.path}`
  const fate = fateOf(engine.faults, engine.rules.forCall(call), call)
  if (fate.isCut) {
    record(engine, request, null, null)
    request.socket.destroy()
    return
  }
  const { result, settle } = await perform(engine, operation, request, response, fate)
  record(engine, request, fate.losesResponse ? null : result.status, result.body)
  if (fate.losesResponse) {
    settle()
    request.socket.destroy()
    return
  }
  const isThere = await waitToRespond(fate.slowMs, response)
  settle()
  if (isThere) sendResponse(request, response, result)
}

function sendResponse(request: Request, response: Response, result: V1Response): void {
  response.setHeader('Request-Id', result.requestId)
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, value)
  response.setHeader('Cache-Control', 'no-cache, no-store')
  const key = request.get('idempotency-key')
  if (key) response.setHeader('Idempotency-Key', key)
  response
    .status(result.status)
    .type('application/json')
    .send(JSON.stringify(result.body, null, 2))
}

function respondToUnknown(engine: Engine, request: Request, response: Response): void {
  const url = `${request.method}: ${request.baseUrl}${request.path}`
  const message = `Unrecognized request URL (${url}). paper-till supports the calls of card payments that its README lists, and this is none of them.`
  engine.work()
  const result = failure(new StripeError(404, 'invalid_request_error', message), newId('req'))
  record(engine, request, result.status, result.body)
  sendResponse(request, response, result)
}

/** Stripe's API under `/v1`. */
export function v1Routes(engine: Engine): Router {
  const router = express.Router()
  router.use('/v1', express.text({ type: () => true, limit: '1mb' }))
  for (const operation of operations) {
    router[operation.method](operation.path, (request, response) =>
      respondToCall(engine, operation, request, response),
    )
  }
  router.use('/v1', (request, response) => respondToUnknown(engine, request, response))
  return router
}
