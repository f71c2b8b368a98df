import { type Call, calls } from '@wood-master/contract/calls'
import { headers } from '@wood-master/contract/errors'
import { isLocale, languageField, localeOfPath } from '@wood-master/contract/locale'
import type { PageRenderer } from '@wood-master/contract/pages'
import { type CallName, routes } from '@wood-master/contract/routes'
import cors from 'cors'
import express, { type Express, type RequestHandler, Router } from 'express'
import { MemoryStore } from 'express-rate-limit'
import helmet from 'helmet'
import { ShopError } from './domain/errors.ts'
import { inLanguage } from './domain/language.ts'
import type { Shop } from './domain/ports.ts'
import type { HttpSettings } from './domain/settings.ts'
import { pageRoutes } from './http/pages/page-routes.ts'
import { errorHandler } from './http/pipeline/error-handler.ts'
import type { Handlers, Registration } from './http/pipeline/handler.ts'
import { countingStore, type HitCounters, limitRate } from './http/pipeline/rate-limit.ts'
import { registerRoute } from './http/pipeline/register-route.ts'
import { repeatsOf } from './http/pipeline/replay.ts'
import { requestLog, requestSpans } from './http/pipeline/request-log.ts'
import { responseCache } from './http/pipeline/response-cache.ts'
import { cartRoutes } from './http/routes/cart-routes.ts'
import { catalogRoutes } from './http/routes/catalog-routes.ts'
import { deliveryRoutes } from './http/routes/delivery-routes.ts'
import { feedRoutes } from './http/routes/feed-routes.ts'
import { imageRoutes } from './http/routes/image-routes.ts'
import { importRoutes } from './http/routes/import-routes.ts'
import { mailRoutes, messageRoutes } from './http/routes/message-routes.ts'
import { orderRoutes } from './http/routes/order-routes.ts'
import { paymentRoutes } from './http/routes/payment-routes.ts'
import { productRoutes } from './http/routes/product-routes.ts'
import { reviewRoutes } from './http/routes/review-routes.ts'
import { shopRoutes } from './http/routes/shop-routes.ts'
import { userRoutes } from './http/routes/user-routes.ts'
import * as m from './texts/http.ts'

export interface AppParts {
  shop: Shop
  http: HttpSettings
  counters: HitCounters
  renderer: () => Promise<PageRenderer>
}

/** Pages that one address may ask for in a minute; as many as it may search. Fewer while the budget is spent. */
const pagesPerMinute = { usually: 300, saving: 30 }

/** The whole API as one Express app, with and without `/api`, and the pages that depend on the shop. */
export function createApp(parts: AppParts): Express {
  const { shop, http } = parts
  const memory = responseCache(http.publicListSeconds, shop.now)
  const repeats = repeatsOf(memory, shop.log)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', http.trustedProxies)
  app.use(repeats.serve)
  app.use(answerInLanguage)
  app.use(requestLog(shop.log))
  app.use(requestSpans)
  app.use(securityHeaders)
  app.use(sitesOnly(http.siteOrigins))
  const router = routerOf(parts, memory, repeats)
  app.use('/api', router)
  app.use(router)
  const limiter = pageLimiter(parts)
  app.use(feedRoutes(shop, limiter))
  app.use(pageRoutes({ ...parts, memory, limiter }))
  app.use(() => {
    throw new ShopError('not_found', m.nothingHere())
  })
  app.use(errorHandler(shop.log))
  return app
}

/**
 * Answers in the language of the page that asks: a page has it in its path, a call in `?language=`, because the CDN keeps
 * responses by address. What a browser prefers is not asked: people choose their language.
 */
const answerInLanguage: RequestHandler = (request, _response, next) => {
  const language = request.query[languageField]
  inLanguage(isLocale(language) ? language : localeOfPath(request.path), next)
}

/** No response of the API is a page, so nothing in it may run or load anything. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  // Only a page can have one: Hosting gives it to those of an account, and the pages rendered here do without.
  crossOriginOpenerPolicy: false,
})

/** The site calls from its own origin; pages of other origins get no permission to read. */
const sitesOnly = (siteOrigins: string[]) =>
  cors({
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: [headers.nextCursor, headers.requestId, 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
    maxAge: 3600,
  })

/** A route for every call that has a handler, and no route beside them. */
export function routerOf(
  { shop, http, counters }: AppParts,
  memory = responseCache(http.publicListSeconds, shop.now),
  repeats = repeatsOf(memory, shop.log),
): Router {
  const router = Router({ caseSensitive: true, strict: true })
  for (const registration of registrationsOf(shop, http)) {
    const { name, call } = registration
    // A small factor limits hard, but closes no call.
    const perMinute = Math.ceil((http.perMinute?.[name] ?? call.perMinute ?? 0) * http.rateLimitFactor)
    const isKept = call.cdnSeconds !== undefined
    // Counting in the database costs more than most reads.
    const isRead = routes[name].method === 'GET'
    const store = isRead ? new MemoryStore() : countingStore(counters, shop.now)
    const limiter = perMinute > 0 ? limitRate({ call: name, perMinute, isKept }, store) : undefined
    registerRoute(router, registration, { shop, memory, repeats, limiter })
  }
  return router
}

function pageLimiter({ shop, http: { rateLimitFactor } }: AppParts): RequestHandler {
  if (rateLimitFactor === 0) return (_request, _response, next) => next()
  const limit = (perMinute: number) =>
    limitRate(
      { call: 'browseCatalog', perMinute: Math.ceil(perMinute * rateLimitFactor), isKept: true },
      new MemoryStore(),
    ).middleware
  const usual = limit(pagesPerMinute.usually)
  const saving = limit(pagesPerMinute.saving)
  return async (request, response, next) =>
    ((await shop.maintenance.saving()) ? saving : usual)(request, response, next)
}

function registrationsOf(shop: Shop, http: HttpSettings): Registration[] {
  const handlers: Handlers = {
    ...productRoutes(shop),
    ...catalogRoutes(shop),
    ...cartRoutes(shop),
    ...deliveryRoutes(shop),
    ...orderRoutes(shop),
    ...paymentRoutes(shop),
    ...reviewRoutes(shop),
    ...importRoutes(shop),
    ...userRoutes(shop),
    ...messageRoutes(shop),
    ...mailRoutes(shop),
    ...imageRoutes(shop),
    ...shopRoutes(shop, http),
  }
  return (Object.keys(handlers) as CallName[]).map((name) => {
    const call: Call = calls[name]
    return { name, call, handle: handlers[name] as Registration['handle'] }
  })
}
