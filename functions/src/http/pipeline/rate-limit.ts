import { createHash } from 'node:crypto'
import type { CallName } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { ShopError } from '../../domain/shop-error.ts'

/** How often one account or address may make a call. */
export interface RateLimit {
  call: CallName
  perMinute: number
}

const windowMs = 60_000

/** Limits calls per minute from one account, or from one address when signed out; counted across all instances. */
export function limitRate(limit: RateLimit, store: Store): RequestHandler {
  return rateLimit({
    windowMs,
    limit: limit.perMinute,
    store,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: limit.call,
    // A counter that can't be reached must not close the shop.
    passOnStoreError: true,
    validate: false,
    keyGenerator: (request, response) => {
      const uid: unknown = response.locals.uid
      const who = typeof uid === 'string' ? `uid ${uid}` : `ip ${ipKeyGenerator(request.ip ?? '')}`
      return createHash('sha256').update(`${limit.call} ${who}`).digest('base64url')
    },
    handler: (_request, response, next) => {
      const seconds = Number(response.get('Retry-After')) || windowMs / 1000
      next(
        new ShopError('too_many_requests', 'Too many requests. Please wait a moment and try again.', {
          retryAfterSeconds: seconds,
        }),
      )
    },
  })
}

/** Counts the request. Throws `too_many_requests` when it is one too many. */
export function passes(limiter: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    limiter(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}
