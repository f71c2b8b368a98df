import { type ErrorBody, type ErrorCode, errorStatus } from '@wood-master/contract/errors'
import type { ErrorRequestHandler, Response } from 'express'
import { ShopError } from '../../domain/errors.ts'
import { type Log, severityOf } from '../../domain/log.ts'
import * as m from '../../texts/http.ts'

const countersOf: Record<string, object> = { changeStock: { modifiedCount: 0 } }

/** The only place that turns errors into JSON. An unexpected one is logged in full and reveals no internals. */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    const { code, message, details, requestId } = failureOf(log, error, response)
    const body: ErrorBody = { ...details.beside, error: { code, message, fields: details.fields, requestId } }
    const counters = errorStatus[code] === 409 ? countersOf[String(response.locals.call)] : undefined
    response.status(errorStatus[code]).json({ ...counters, ...body })
  }
}

/** An operator switched this on, so it needs no log entry of its own. */
const announced = new Set<ErrorCode>(['maintenance'])

/** Whatever was thrown as a shopper may read it, noted in the log and in what every answer to it has. */
export function failureOf(log: Log, error: unknown, response: Response) {
  const known =
    error instanceof ShopError
      ? error
      : (transportError(error) ?? new ShopError('internal', m.internalError()))
  const { code, message, details } = known
  const requestId = String(response.locals.requestId)
  if (errorStatus[code] >= 500 && !announced.has(code))
    log[severityOf(known)](message, { requestId, code, error: inside(details.cause ?? error) })
  if (details.retryAfterSeconds) response.set('Retry-After', String(details.retryAfterSeconds))
  response.locals.code = code
  response.set('Cache-Control', 'no-store')
  return { code, message, details, requestId }
}

/** What an engineer needs to know of an error, without what a provider's error object drags along. */
function inside(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? { code: String(error.code) } : {}
  return { name: error.name, message: error.message, stack: error.stack, ...code }
}

function transportError(error: unknown): ShopError | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  if (error.status === 413) return new ShopError('payload_too_large', m.tooLarge())
  if (error.status === 415) return new ShopError('unsupported_type', m.encodingUnreadable())
  const malformed = typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return malformed ? new ShopError('invalid_request', m.requestUnreadable()) : undefined
}
