import { headers } from '@wood-master/contract/errors'
import type { CallName } from '@wood-master/contract/routes'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Log } from '../../domain/log.ts'
import type { Limiter } from './rate-limit.ts'
import { beginRequest } from './request-log.ts'
import type { ResponseCache, StoredResponse } from './response-cache.ts'

interface Learned {
  name: CallName
  key: string
  stored: StoredResponse
  limiter?: Limiter
}

/** How a response was sent when it was made. Its bytes stay with the cache alone, which bounds them. */
interface Repeat extends Pick<Learned, 'name' | 'key' | 'limiter'> {
  etag: string
  nextCursor: string | undefined
  /** Names and values in turn, without those that are of one request only. */
  whole: string[]
  notModified: string[]
}

const mostAddresses = 500
const longestAddress = 300

/** Headers of one request only. */
const ofOneRequest = new Set([headers.requestId.toLowerCase(), 'access-control-allow-origin'])
const ofBody = new Set(['content-type', 'content-length'])

/** Sends cached responses again as they were sent before, ahead of all other middleware, to plain requests. */
export function repeatsOf(memory: ResponseCache, log: Log) {
  const known = new LRUCache<string, Repeat>({ maxSize: mostAddresses, sizeCalculation: () => 1 })

  function find(request: Request): { repeat: Repeat; stored: StoredResponse } | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const repeat = known.get(request.originalUrl)
    if (!repeat || !isPlain(request, repeat)) return undefined
    const stored = memory.fresh(repeat.key)
    // One that was made anew since may want other headers.
    const isSame = stored?.etag === repeat.etag && stored.nextCursor === repeat.nextCursor
    return isSame ? { repeat, stored } : undefined
  }

  const serve: RequestHandler = (request, response, next) => {
    const found = find(request)
    if (!found) return next()
    const { repeat, stored } = found
    const send = () => sendAgain(repeat, stored.bytes, { request, response })
    if (!repeat.limiter) return send()
    // Whoever is over the limit gets the error the usual way.
    const counting = repeat.limiter.count(request)
    counting.then((isCounted) => (isCounted ? send() : next())).catch(next)
  }

  function sendAgain(
    { name, whole, notModified }: Repeat,
    bytes: Buffer,
    { request, response }: { request: Request; response: Response },
  ): void {
    const requestId = beginRequest(log, request, response)
    response.locals.call = name
    const isKnown = request.headers['if-none-match'] !== undefined
    const sent = isKnown ? notModified : whole
    response.writeHead(isKnown ? 304 : 200, [...sent, headers.requestId, requestId])
    response.end(isKnown || request.method === 'HEAD' ? undefined : bytes)
  }

  return {
    serve,
    /** Notes a response that the cache keeps, once its headers are set. */
    learn(request: Request, response: Response, { name, key, stored, limiter }: Learned): void {
      if (request.originalUrl.length > longestAddress || response.statusCode !== 200) return
      if (memory.fresh(key) !== stored) return
      const set = response.getHeaderNames().filter((name) => !ofOneRequest.has(name))
      const notModified = set.flatMap((name) =>
        ofBody.has(name) ? [] : [name, String(response.getHeader(name))],
      )
      const type = String(response.getHeader('Content-Type'))
      const length = String(stored.bytes.length)
      const whole = [...notModified, 'Content-Type', type, 'Content-Length', length]
      const { etag, nextCursor } = stored
      known.set(request.originalUrl, { name, key, limiter, etag, nextCursor, whole, notModified })
    },
  }
}

export type Repeats = ReturnType<typeof repeatsOf>

/** True when no header of the request asks for more than the response or a 304. */
function isPlain({ headers: sent }: Request, repeat: Repeat): boolean {
  if (sent.origin !== undefined) return false
  const etag = sent['if-none-match']
  return etag === undefined || (etag === repeat.etag && sent['cache-control'] === undefined)
}
