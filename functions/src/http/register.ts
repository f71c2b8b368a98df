import type { Access, Call } from '@wood-master/contract/calls'
import { headers } from '@wood-master/contract/errors'
import { routes } from '@wood-master/contract/routes'
import type { IRouter, Request, Response } from 'express'
import type { Actor } from '../domain/membership/actor.ts'
import type { Identity } from '../domain/membership/member.ts'
import type { Page } from '../domain/paged.ts'
import type { Shop } from '../domain/ports.ts'
import { refusals } from '../domain/refusals.ts'
import { bearerOf, whoCalls } from './authenticate.ts'
import type { Incoming, Registration } from './handler.ts'
import { jsonOf, readBody } from './middleware/read-body.ts'
import { emailsIn, read } from './validate.ts'

/** One route from one call of the contract: authenticate, authorize, validate, handle, answer. */
export function register(router: IRouter, shop: Shop, { name, call, handle }: Registration): void {
  const { method, path } = routes[name]
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const takesBody = call.body !== undefined || call.bodyType !== undefined

  const answer = async (request: Request, response: Response) => {
    response.locals.call = name
    const token = bearerOf(request)
    const caller = await whoCalls(shop, call.access, token)
    response.locals.uid = caller?.uid
    assertRole(call.access, caller)
    if (takesBody) await readBody(request, response, call)
    const incoming = {
      ...readParts(call, request),
      caller,
      token,
      rawBody: request.rawBody ?? Buffer.alloc(0),
      header: (header: string) => request.get(header),
      now: shop.now(),
    } as Incoming<typeof name>
    assertOwnEmail(call.access, caller, incoming)
    send(response, call, await handle(incoming))
  }
  router[verb](path.replaceAll(/\{(\w+)\}/g, ':$1'), answer)
}

function readParts(call: Call, request: Request) {
  return {
    params: call.params && read(call.params, request.params),
    query: call.query && read(call.query, request.query),
    body: call.body && read(call.body, jsonOf(request)),
  }
}

function assertRole(access: Access, caller: Actor | Identity | undefined): void {
  if (access === 'admin' && !(caller && 'role' in caller && caller.role === 'admin'))
    throw refusals.adminsOnly()
}

/** An email in path, query or body is the caller's own; admins may name others, except where they would write as them. */
function assertOwnEmail(
  access: Access,
  caller: Actor | Identity | undefined,
  incoming: Incoming<never>,
): void {
  if (access !== 'self' && access !== 'own' && access !== 'identity') return
  if (access === 'self' && caller && 'role' in caller && caller.role === 'admin') return
  if (emailsIn(incoming).some((email) => email !== caller?.email)) throw refusals.notYours()
}

function send(response: Response, call: Call, result: unknown): void {
  response.set('Cache-Control', cacheControlOf(call))
  if (!call.paged) {
    response.json(result)
    return
  }
  const { items, nextCursor } = result as Page<unknown>
  if (nextCursor) response.set(headers.nextCursor, nextCursor)
  response.json(items)
}

/** Browsers always ask again; the CDN may keep public answers and hand out an old one while it fetches the new. */
function cacheControlOf({ cdnSeconds }: Call): string {
  if (cdnSeconds === undefined) return 'no-store'
  return `public, max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds * 10}`
}
