import type { Call } from '@wood-master/contract/calls'
import { headers } from '@wood-master/contract/errors'
import type { Response } from 'express'
import type { Page } from '../../domain/stores.ts'
import { type StoredResponse, storedResponse } from './response-cache.ts'

export function responseOf(call: Call, result: unknown): StoredResponse {
  if (!call.paged) return { ...storedResponse(result), status: call.statusOf?.(result) ?? 200 }
  const { items, nextCursor } = result as Page<unknown>
  return storedResponse(items, nextCursor)
}

export function setHeaders(response: Response, call: Call, stored: StoredResponse): void {
  const { etag, nextCursor, status = 200 } = stored
  response.status(status).set({
    // A CDN must not keep an error.
    'Cache-Control': status === 200 ? cacheControlOf(call) : 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    ...(nextCursor ? { [headers.nextCursor]: nextCursor } : {}),
  })
}

export function sendResponse(response: Response, call: Call, stored: StoredResponse): void {
  setHeaders(response, call, stored)
  response.send(stored.bytes)
}

/** Browsers always revalidate; the CDN may keep public responses. */
function cacheControlOf({ cdnSeconds }: Call): string {
  if (cdnSeconds === undefined) return 'no-store'
  // Nothing stale while revalidating: browsers honour that too, and people look for the review they just wrote.
  return `public, max-age=0, s-maxage=${cdnSeconds}`
}
