import type { Call } from '@wood-master/contract/calls'
import { headers } from '@wood-master/contract/errors'
import { locale } from '@wood-master/contract/locale'
import { routes } from '@wood-master/contract/routes'
import type { IRouter, Request, Response } from 'express'
import { askedOf } from '../../domain/asked.ts'
import { errors } from '../../domain/errors.ts'
import { assertBuyingIsOpen } from '../../domain/maintenance/maintenance.ts'
import type { Shop } from '../../domain/ports.ts'
import type { Page } from '../../domain/stores.ts'
import {
  assertCheckable,
  assertOwnEmail,
  bearerOf,
  isAdmin,
  type MaybeCaller,
  whoCalls,
  withRoleFor,
} from './access.ts'
import type { Incoming, Registration } from './handler.ts'
import { type Limiter, networkOf, passes } from './rate-limit.ts'
import { jsonOf, read, readBody } from './read-body.ts'
import type { Repeats } from './replay.ts'
import { type ResponseCache, type StoredResponse, storedResponse } from './response-cache.ts'

export interface RouteContext {
  shop: Shop
  memory: ResponseCache
  repeats: Repeats
  /** Absent where the call is not limited. */
  limiter?: Limiter
}

/** One route from one call: authenticate, authorize, limit, pause, read, handle, respond. Throws where access cannot be checked. */
export function registerRoute(router: IRouter, registration: Registration, context: RouteContext): void {
  const { name, call } = registration
  assertCheckable(name, call)
  const { method, path } = routes[name]
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const serve = call.cdnSeconds === undefined ? servePrivate : servePublic
  router[verb](path.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, response) => {
    response.locals.call = name
    await serve(registration, context, request, response)
  })
}

/** Public responses are the same for everyone: they may come from memory. */
async function servePublic(
  registration: Registration,
  { shop, memory, repeats, limiter }: RouteContext,
  request: Request,
  response: Response,
) {
  const { name, call, handle } = registration
  if (limiter) await passes(limiter, request, response)
  const parts = readParts(call, request)
  const make = async () => responseOf(call, await handle(incomingOf(request, parts, undefined, shop)))
  // Searches and further pages vary endlessly and rarely repeat: they are not worth caching.
  const { q, cursor }: { q?: unknown; cursor?: unknown } = { ...parts.query }
  if (call.live || (q ?? cursor) !== undefined) return sendResponse(response, call, await make())
  const key = `${name} ${locale()} ${JSON.stringify(parts)}`
  const stored = await memory.recall(key, make)
  setHeaders(response, call, stored)
  repeats.learn(request, response, { name, key, stored, limiter })
  response.send(stored.bytes)
}

async function servePrivate(
  { name, call, handle }: Registration,
  context: RouteContext,
  request: Request,
  response: Response,
) {
  const { shop, memory, limiter } = context
  const caller = withRoleFor(name, await whoCalls(shop, name, call, bearerOf(request)))
  response.locals.uid = caller?.uid
  if (call.access === 'admin' && !isAdmin(caller)) throw errors.adminsOnly()
  if (limiter && !isAdmin(caller)) await passes(limiter, request, response)
  if (call.buying && !isAdmin(caller)) assertBuyingIsOpen(await shop.maintenance.current())
  if (call.body || call.bodyType) await readBody(request, response, call)
  const parts = readParts(call, request)
  assertOwnEmail(call.access, caller, parts)
  const stored = responseOf(call, await handle(incomingOf(request, parts, caller, shop)))
  if (request.method !== 'GET' && !call.keepsPublicLists) {
    memory.forget()
    shop.knownProducts.outdated()
  }
  sendResponse(response, call, stored)
}

type Parts = ReturnType<typeof readParts>

function readParts(call: Call, request: Request) {
  return {
    params: call.params && read(call.params, request.params),
    query: call.query && read(call.query, request.query),
    body: call.body && read(call.body, jsonOf(request)),
  }
}

function incomingOf(request: Request, parts: Parts, caller: MaybeCaller, shop: Shop): Incoming<never> {
  return {
    ...parts,
    asked: askedOf(parts.body),
    caller,
    token: bearerOf(request),
    rawBody: request.rawBody ?? Buffer.alloc(0),
    header: (name: string) => request.get(name),
    network: networkOf(request),
    now: shop.now(),
  } as Incoming<never>
}

function responseOf(call: Call, result: unknown): StoredResponse {
  if (!call.paged) return { ...storedResponse(result), status: call.statusOf?.(result) ?? 200 }
  const { items, nextCursor } = result as Page<unknown>
  return storedResponse(items, nextCursor)
}

function setHeaders(response: Response, call: Call, stored: StoredResponse): void {
  const { etag, nextCursor, status = 200 } = stored
  response.status(status).set({
    // A CDN must not keep an error.
    'Cache-Control': status === 200 ? cacheControlOf(call) : 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    ETag: etag,
    ...(nextCursor ? { [headers.nextCursor]: nextCursor } : {}),
  })
}

function sendResponse(response: Response, call: Call, stored: StoredResponse): void {
  setHeaders(response, call, stored)
  response.send(stored.bytes)
}

/** Browsers always revalidate; the CDN may keep public responses. */
function cacheControlOf({ cdnSeconds }: Call): string {
  if (cdnSeconds === undefined) return 'no-store'
  // Nothing stale while revalidating: browsers honour that too, and people look for the review they just wrote.
  return `public, max-age=0, s-maxage=${cdnSeconds}`
}
