import { randomUUID } from 'node:crypto'
import { headers } from '@wood-master/contract/errors'
import { type CallName, routes } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { type Log, watchedLines } from '../../domain/log.ts'
import { requestSpan } from '../../telemetry/spans.ts'
import { countingTime, type TimeSpent } from '../../telemetry/time-spent.ts'

/** What logs call the status of a response that its caller did not wait for. */
const callerLeft = 499

function routeOf({ call, page }: Response['locals']): string {
  return isCall(call) ? routes[call].path : String(page ?? 'unknown')
}

const statusOf = ({ writableFinished, statusCode }: Response) => (writableFinished ? statusCode : callerLeft)

const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(routes, name)

/** Gives a request an id, which it returns, and logs one line when it is over: no token, email or body. */
export function beginRequest(
  log: Log,
  { method }: Request,
  response: Response,
  spent: () => TimeSpent = () => ({}),
): string {
  const requestId = randomUUID()
  const started = performance.now()
  response.locals.requestId = requestId
  // Also comes when the caller hangs up, unlike `finish`.
  response.on('close', () => {
    const { uid, code } = response.locals
    log.info(watchedLines.request, {
      requestId,
      method,
      route: routeOf(response.locals),
      status: statusOf(response),
      code,
      ms: Math.round(performance.now() - started),
      uid,
      ...spent(),
    })
  })
  return requestId
}

export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    let spent: TimeSpent = {}
    response.set(
      headers.requestId,
      beginRequest(log, request, response, () => spent),
    )
    spent = countingTime(next)
  }
}

/** Goes behind `requestLog`, so that what a span waits for counts in the request's line, too. */
export const requestSpans: RequestHandler = (request, response, next) =>
  requestSpan(
    (name) => request.get(name),
    (over) => {
      response.on('close', () => over(request.method, routeOf(response.locals), statusOf(response)))
      next()
    },
  )
