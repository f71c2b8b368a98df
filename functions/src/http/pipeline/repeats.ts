import { headers } from '@wood-master/contract/errors'
import type { CallName } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../domain/log.ts'
import type { Limiter } from './rate-limit.ts'
import { beginRequest } from './request-log.ts'
import type { ResponseCache, StoredResponse } from './response-cache.ts'

/** How a cached response was sent when it was made, ready to be sent again. */
interface Repeat {
  name: CallName
  /** Under which the cache keeps the response. */
  key: string
  stored: StoredResponse
  limiter?: Limiter
  /** Names and values in turn, without those that are of one request only. */
  whole: string[]
  notModified: string[]
}

const mostAddresses = 500
const longestAddress = 300

/** Headers of one request only. */
const ofOneRequest = new Set([
  headers.requestId.toLowerCase(),
  'access-control-allow-origin',
  'ratelimit',
  'ratelimit-policy',
])
const ofBody = new Set(['content-type', 'content-length'])

/**
 * Sends cached responses again as they were sent before, ahead of all other middleware, for as long as the cache has
 * them. Only plain requests are repeats: any other one goes the whole way.
 */
export function repeatsOf(memory: ResponseCache, log: Log) {
  const known = new LRUCache<string, Repeat>({ maxSize: mostAddresses, sizeCalculation: () => 1 })

  function find(request: Request): Repeat | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const repeat = known.get(request.originalUrl)
    return repeat && memory.fresh(repeat.key) === repeat.stored && isPlain(request, repeat)
      ? repeat
      : undefined
  }

  const serve: RequestHandler = (request, response, next) => {
    const repeat = find(request)
    if (!repeat) return next()
    if (!repeat.limiter) return send(repeat, request, response)
    // Whoever is over the limit gets the error the usual way.
    const counting = repeat.limiter.count(request)
    counting.then((counted) => (counted ? send(repeat, request, response, counted) : next())).catch(next)
  }

  function send(repeat: Repeat, request: Request, response: Response, counted: string[] = []): void {
    const { whole, notModified, stored } = repeat
    const requestId = beginRequest(log, request, response)
    response.locals.call = repeat.name
    const isKnown = request.headers['if-none-match'] !== undefined
    const sent = isKnown ? notModified : whole
    response.writeHead(isKnown ? 304 : 200, [...sent, headers.requestId, requestId, ...counted])
    response.end(isKnown || request.method === 'HEAD' ? undefined : stored.bytes)
  }

  return {
    serve,
    /** Notes a response that the cache keeps, once its headers are set. */
    learn(
      request: Request,
      response: Response,
      repeat: Pick<Repeat, 'name' | 'key' | 'stored' | 'limiter'>,
    ): void {
      if (request.originalUrl.length > longestAddress || response.statusCode !== 200) return
      if (memory.fresh(repeat.key) !== repeat.stored) return
      const set = response.getHeaderNames().filter((name) => !ofOneRequest.has(name))
      const notModified = set.flatMap((name) =>
        ofBody.has(name) ? [] : [name, String(response.getHeader(name))],
      )
      const type = String(response.getHeader('Content-Type'))
      const length = String(repeat.stored.bytes.length)
      const whole = [...notModified, 'Content-Type', type, 'Content-Length', length]
      known.set(request.originalUrl, { ...repeat, whole, notModified })
    },
  }
}

export type Repeats = ReturnType<typeof repeatsOf>

/** True when no header of the request asks for more than the response or a 304. */
function isPlain({ headers: sent }: Request, { stored }: Repeat): boolean {
  if (sent.origin !== undefined) return false
  const etag = sent['if-none-match']
  return etag === undefined || (etag === stored.etag && sent['cache-control'] === undefined)
}
