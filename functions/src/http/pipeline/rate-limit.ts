import { createHash } from 'node:crypto'
import type { CallName } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { LRUCache } from 'lru-cache'
import { ShopError } from '../../domain/shop-error.ts'

export interface RateLimit {
  call: CallName
  perMinute: number
}

/** Counts requests and rejects those that are too many. */
export interface Limiter {
  middleware: RequestHandler
  /**
   * Counts a request that is not signed in, and nothing else: the headers that `middleware` would set, names and values
   * in turn. When the request is one too many, nothing, and counting and rejecting it is left to `middleware`.
   */
  count(request: Request): Promise<string[] | undefined>
}

const windowMs = 60_000
const mostAddresses = 1_000

/** Limits calls per minute from one account, or from one address when signed out; counted across all instances. */
export function limitRate({ call, perMinute }: RateLimit, store: Store): Limiter {
  const keyOf = (who: string) => createHash('sha256').update(`${call} ${who}`).digest('base64url')
  const addressOf = ({ ip = '' }: Request) => `ip ${ipKeyGenerator(ip)}`
  const known = new LRUCache<string, { key: string; policy: string }>({
    maxSize: mostAddresses,
    sizeCalculation: () => 1,
  })

  function ofAddress(request: Request): { key: string; policy: string } {
    const ip = request.ip ?? ''
    const before = known.get(ip)
    if (before) return before
    const key = keyOf(addressOf(request))
    // As the package makes it, which has no public call for it.
    const partition = Buffer.from(createHash('sha256').update(key).digest('hex').slice(0, 12)).toString(
      'base64',
    )
    const found = { key, policy: `"${call}"; q=${perMinute}; w=${windowMs / 1000}; pk=:${partition}:` }
    known.set(ip, found)
    return found
  }

  const middleware = rateLimit({
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
      const seconds = Number(response.get('Retry-After')) || windowMs / 1000
      next(
        new ShopError('too_many_requests', 'Too many requests. Please wait a moment and try again.', {
          retryAfterSeconds: seconds,
        }),
      )
    },
  })

  return {
    middleware,
    async count(request) {
      const { key, policy } = ofAddress(request)
      const { totalHits, resetTime } = await store.increment(key)
      if (totalHits > perMinute) {
        // The middleware counts it again as it rejects it.
        await store.decrement(key)
        return undefined
      }
      const left = Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000)
      const state = `"${call}"; r=${perMinute - totalHits}; t=${Math.max(0, left)}`
      return ['RateLimit', state, 'RateLimit-Policy', policy]
    },
  }
}

/** Counts the request. Throws `too_many_requests` when it is one too many. */
export function passes({ middleware }: Limiter, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}

/** Where hits are counted; a window is in milliseconds. */
export interface HitCounters {
  increment(key: string, windowMs: number): Promise<Hits>
  reset(key: string): Promise<void>
}

interface Hits {
  totalHits: number
  resetTime: Date
}

const mostRemembered = 5_000

/**
 * The shop's counters in the shape that the rate limiter asks for. Callers over the limit are remembered here
 * until the window ends, so that their further calls cost the database nothing.
 */
export function countingStore(counters: HitCounters, now: () => Date): Store {
  const over = new LRUCache<string, Hits>({ maxSize: mostRemembered, sizeCalculation: () => 1 })
  let windowMs = 60_000
  let most = Number.POSITIVE_INFINITY
  return {
    init: (options) => {
      windowMs = options.windowMs
      if (typeof options.limit === 'number') most = options.limit
    },
    async increment(key) {
      const known = over.get(key)
      if (known && known.resetTime > now()) return known
      const hits = await counters.increment(key, windowMs)
      if (hits.totalHits > most) over.set(key, hits)
      return hits
    },
    // A hit counts, whatever its outcome.
    decrement: () => {},
    resetKey: (key) => {
      over.delete(key)
      return counters.reset(key)
    },
  }
}
