import { createHash } from 'node:crypto'
import type { CallName } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { type ClientRateLimitInfo, ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import { ShopError } from '../../domain/errors.ts'
import * as m from '../../texts/http.ts'

export interface RateLimit {
  call: CallName
  perMinute: number
  /** The response may be kept, by a CDN or this instance. */
  isKept?: boolean
}

export interface Limiter {
  middleware: RequestHandler
  /** Counts a request that is not signed in; false, and nothing counted, when it is one too many. */
  count(request: Request): Promise<boolean>
}

const windowMs = 60_000

/** Limits calls a minute by account or address. A response that may be kept says nothing about it: others get the copy. */
export function limitRate({ call, perMinute, isKept }: RateLimit, store: Store): Limiter {
  const keyOf = (who: string) => createHash('sha256').update(`${call} ${who}`).digest('base64url')
  const limited = rateLimit({
    windowMs,
    limit: perMinute,
    store,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    identifier: call,
    // A counter that can't be reached must not close the shop.
    passOnStoreError: true,
    validate: false,
    keyGenerator: (request, response) => {
      const uid: unknown = response.locals.uid
      return keyOf(typeof uid === 'string' ? `uid ${uid}` : addressOf(request))
    },
    handler: (_request, response, next) => {
      const retryAfterSeconds = Number(response.get('Retry-After')) || windowMs / 1000
      next(new ShopError('too_many_requests', m.tooManyRequests(), { retryAfterSeconds }))
    },
  })
  const withoutHeaders: RequestHandler = (request, response, next) =>
    limited(request, response, (error?: unknown) => {
      for (const name of error ? [] : ['RateLimit', 'RateLimit-Policy']) response.removeHeader(name)
      next(error)
    })

  return {
    middleware: isKept ? withoutHeaders : limited,
    async count(request) {
      const key = keyOf(addressOf(request))
      const { totalHits } = await store.increment(key)
      if (totalHits <= perMinute) return true
      // The middleware counts it again as it rejects it.
      await store.decrement(key)
      return false
    },
  }
}

const addressOf = ({ ip = '' }: Request) => `ip ${ipKeyGenerator(ip)}`

/** Of one address, or one network of IPv6, always the same; nobody reads the address out of a response or the database. */
export const networkOf = (request: Request) =>
  createHash('sha256').update(addressOf(request)).digest('base64url')

export function passes({ middleware }: Limiter, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}

/** Where hits are counted; a window is in milliseconds. */
export interface HitCounters {
  increment(key: string, windowMs: number): Promise<ClientRateLimitInfo>
}

const mostRemembered = 5_000

/** The shop's counters for the rate limiter; who is over the limit costs the database nothing until the window ends. */
export function countingStore(counters: HitCounters, now: () => Date): Store {
  const over = new LRUCache<string, ClientRateLimitInfo>({
    maxSize: mostRemembered,
    sizeCalculation: () => 1,
  })
  let windowMs = 60_000
  let most = Number.POSITIVE_INFINITY
  return {
    init: (options) => {
      windowMs = options.windowMs
      if (typeof options.limit === 'number') most = options.limit
    },
    async increment(key) {
      const known = over.get(key)
      if (known?.resetTime && known.resetTime > now()) return known
      const hits = await counters.increment(key, windowMs)
      if (hits.totalHits > most) over.set(key, hits)
      return hits
    },
    // A hit counts, whatever its outcome.
    decrement: () => {},
    resetKey: () => {},
  }
}
