import { type ErrorBody, type ErrorCode, errorStatus } from '@wood-master/contract/errors'
import type { ErrorRequestHandler, Response } from 'express'
import type { Log } from '../../domain/log.ts'
import { knownError, logFailure } from './known-error.ts'

/** Counters that the specification wants beside an error, by call. */
const countersOf: Record<string, object> = { changeStock: { modifiedCount: 0 } }

/** The only place that turns errors into JSON. An unexpected one is logged in full and reveals no internals. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    const known = knownError(error)
    const { code, message, details } = known
    const requestId = String(response.locals.requestId)
    logFailure(log, known, { requestId, error })
    if (details.retryAfterSeconds) response.set('Retry-After', String(details.retryAfterSeconds))
    const body: ErrorBody = { ...details.beside, error: { code, message, fields: details.fields, requestId } }
    response.locals.code = code
    response.set('Cache-Control', 'no-store')
    response.status(errorStatus[code]).json({ ...countersBeside(response, code), ...body })
  }
}

function countersBeside(response: Response, code: ErrorCode): object {
  return errorStatus[code] === 409 ? (countersOf[String(response.locals.call)] ?? {}) : {}
}
