import { randomUUID } from 'node:crypto'
import { headers } from '@wood-master/contract/errors'
import { routes } from '@wood-master/contract/routes'
import type { RequestHandler } from 'express'
import type { Log } from '../../domain/log.ts'

/** What logs call the status of a response that its caller did not wait for. */
const callerLeft = 499

/** Gives each request an id and logs one line about it: no token, email or body, and no path with an email in it. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    response.locals.requestId = requestId
    response.set(headers.requestId, requestId)
    // Also comes when the caller hangs up, unlike `finish`.
    response.on('close', () => {
      const { call, page, uid, code } = response.locals
      const name = Object.keys(routes).find((known): known is keyof typeof routes => known === call)
      log.info('request', {
        requestId,
        method: request.method,
        route: name ? routes[name].path : (page ?? 'unknown'),
        status: response.writableFinished ? response.statusCode : callerLeft,
        code,
        ms: Math.round(performance.now() - started),
        uid,
      })
    })
    next()
  }
}
