import { randomUUID } from 'node:crypto'
import { headers } from '@wood-master/contract/errors'
import { type CallName, routes } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { type Log, watchedLines } from '../../domain/log.ts'
import { countingTime, type TimeSpent } from './time-spent.ts'

/** What logs call the status of a response that its caller did not wait for. */
const callerLeft = 499

function routeOf({ call, page }: Response['locals']): unknown {
  return isCall(call) ? routes[call].path : (page ?? 'unknown')
}

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
      status: response.writableFinished ? response.statusCode : callerLeft,
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
