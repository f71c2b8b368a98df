import { setTimeout as delay } from 'node:timers/promises'
import express, { type Request, type Response, type Router } from 'express'
import type { Engine } from '../engine.ts'
import { newId } from '../ledger/ids.ts'
import { checkedVersion } from '../wire/request-headers.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { operations } from './operations/all.ts'
import type { Operation } from './operations/operation.ts'
import { type Answer, authorizeCall, bodyText, failure, runOperation } from './v1-answer.ts'
import { type CallFate, fateOf, waitToAnswer } from './v1-faults.ts'

const replayedHeaders = [
  'authorization',
  'idempotency-key',
  'stripe-version',
  'stripe-account',
  'content-type',
]

function record(engine: Engine, request: Request, status: number | null, answer: unknown): void {
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
    answer: structuredClone(answer),
  })
}

/** Carries a call out, or answers what its idempotency key remembers; settles the key when the answer goes out. */
async function perform(
  engine: Engine,
  operation: Operation,
  request: Request,
  response: Response,
  fate: CallFate,
): Promise<{ answer: Answer; settle: () => void }> {
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
    const call = authorizeCall(engine, operation, request)
    if (key !== null) {
      const before = engine.idempotencyKeys.take(key, request.path, bodyText(request), engine.clock.seconds())
      if (before) {
        response.setHeader('Idempotent-Replayed', 'true')
        response.setHeader('Original-Request', before.requestId)
        return { answer: { ...before, requestId: requestId(), keep: false }, settle: nothing }
      }
      held = true
      if (engine.options.latencyMs > 0) await delay(engine.options.latencyMs)
    }
    if (fate.refusal) throw fate.refusal.error
    const answer = runOperation(engine, operation, request, call, requestId(), key)
    return { answer, settle: () => settleKey(engine, key, answer) }
  } catch (error) {
    const answer = failure(error, requestId())
    return { answer, settle: held ? () => settleKey(engine, key, answer) : nothing }
  }
}

function settleKey(engine: Engine, key: string | null, answer: Answer): void {
  if (key === null) return
  if (answer.keep) engine.idempotencyKeys.keep(key, answer)
  else engine.idempotencyKeys.release(key)
}

async function answerCall(
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
  const { answer, settle } = await perform(engine, operation, request, response, fate)
  record(engine, request, fate.losesAnswer ? null : answer.status, answer.body)
  if (fate.losesAnswer) {
    settle()
    request.socket.destroy()
    return
  }
  const isThere = await waitToAnswer(fate.slowMs, response)
  settle()
  if (isThere) sendAnswer(request, response, answer)
}

function sendAnswer(request: Request, response: Response, answer: Answer): void {
  response.setHeader('Request-Id', answer.requestId)
  response.setHeader('Cache-Control', 'no-cache, no-store')
  const key = request.get('idempotency-key')
  if (key) response.setHeader('Idempotency-Key', key)
  response
    .status(answer.status)
    .type('application/json')
    .send(JSON.stringify(answer.body, null, 2))
}

function answerUnknown(request: Request, response: Response): void {
  const url = `${request.method}: ${request.baseUrl}${request.path}`
  const message = `Unrecognized request URL (${url}). paper-till answers the calls of card payments that its README lists, and this is none of them.`
  sendAnswer(request, response, failure(new StripeError(404, 'invalid_request_error', message), newId('req')))
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
  router.use('/v1', answerUnknown)
  return router
}
