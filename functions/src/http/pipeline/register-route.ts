import type { Access, Call } from '@wood-master/contract/calls'
import { routes } from '@wood-master/contract/routes'
import type { IRouter, Request, RequestHandler, Response } from 'express'
import type { Caller, VerifiedIdentity } from '../../domain/accounts/account.ts'
import { errors } from '../../domain/errors.ts'
import { assertBuyingIsOpen } from '../../domain/maintenance/maintenance.ts'
import type { Shop } from '../../domain/ports.ts'
import { bearerOf, whoCalls } from './authenticate.ts'
import type { Incoming, Registration } from './handler.ts'
import { jsonOf, readBody } from './read-body.ts'
import type { ResponseCache } from './response-cache.ts'
import { responseOf, sendResponse } from './send-response.ts'
import { emailsIn, read } from './validate.ts'

export interface Counter {
  shop: Shop
  memory: ResponseCache
  /** Absent where the call may come as often as it likes. */
  limiter?: RequestHandler
}

/** One route from one call of the contract: authenticate, authorize, limit, pause, read, handle, answer. */
export function register(router: IRouter, registration: Registration, counter: Counter): void {
  const { name, call } = registration
  const { method, path } = routes[name]
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  const serve = call.cdnSeconds === undefined ? servePrivate : servePublic
  router[verb](path.replaceAll(/\{(\w+)\}/g, ':$1'), async (request, response) => {
    response.locals.call = name
    await serve(registration, counter, request, response)
  })
}

/** Public lists need nobody's name: they may come from memory. */
async function servePublic(
  registration: Registration,
  { shop, memory }: Counter,
  request: Request,
  response: Response,
) {
  const { name, call, handle } = registration
  const parts = readParts(call, request)
  const answer = await memory.recall(`${name} ${JSON.stringify(parts)}`, async () =>
    responseOf(call, await handle(incomingOf(request, parts, undefined, shop))),
  )
  sendResponse(response, call, answer)
}

async function servePrivate(
  { call, handle }: Registration,
  counter: Counter,
  request: Request,
  response: Response,
) {
  const { shop, memory, limiter } = counter
  const caller = await whoCalls(shop, call.access, bearerOf(request))
  response.locals.uid = caller?.uid
  assertRole(call.access, caller)
  if (limiter) await passes(limiter, request, response)
  if (call.buying && !isAdmin(caller)) assertBuyingIsOpen(await shop.maintenance.current())
  if (call.body || call.bodyType) await readBody(request, response, call)
  const parts = readParts(call, request)
  assertOwnEmail(call.access, caller, parts)
  const answer = responseOf(call, await handle(incomingOf(request, parts, caller, shop)))
  if (request.method !== 'GET' && !call.keepsPublicLists) memory.forget()
  sendResponse(response, call, answer)
}

type Parts = ReturnType<typeof readParts>
type MaybeCaller = Caller | VerifiedIdentity | undefined

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
    caller,
    token: bearerOf(request),
    rawBody: request.rawBody ?? Buffer.alloc(0),
    header: (name: string) => request.get(name),
    now: shop.now(),
  } as Incoming<never>
}

function passes(limiter: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    limiter(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  })
}

const isAdmin = (caller: MaybeCaller) => caller !== undefined && 'role' in caller && caller.role === 'admin'

function assertRole(access: Access, caller: MaybeCaller): void {
  if (access === 'admin' && !isAdmin(caller)) throw errors.adminsOnly()
}

/** An email in path, query or body is the caller's own; admins may name others, except where they would write as them. */
function assertOwnEmail(access: Access, caller: MaybeCaller, parts: Parts): void {
  if (access !== 'self' && access !== 'own' && access !== 'identity') return
  if (access === 'self' && isAdmin(caller)) return
  if (emailsIn(parts).some((email) => email !== caller?.email)) throw errors.notYours()
}
