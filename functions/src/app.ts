import { type Call, calls } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import express, { type Express, Router } from 'express'
import { MemoryStore } from 'express-rate-limit'
import type { Shop } from './domain/ports.ts'
import type { HttpSettings } from './domain/settings.ts'
import { ShopError } from './domain/shop-error.ts'
import { errorHandler } from './http/pipeline/error-handler.ts'
import type { Handlers, Registration } from './http/pipeline/handler.ts'
import { limitRate } from './http/pipeline/rate-limit.ts'
import { countingStore, type HitCounters } from './http/pipeline/rate-limit-store.ts'
import { registerRoute } from './http/pipeline/register-route.ts'
import { requestLog } from './http/pipeline/request-log.ts'
import { responseCache } from './http/pipeline/response-cache.ts'
import { securityHeaders, sitesOnly } from './http/pipeline/security.ts'
import { cardRoutes } from './http/routes/card-routes.ts'
import { cartRoutes } from './http/routes/cart-routes.ts'
import { catalogRoutes } from './http/routes/catalog-routes.ts'
import { feedRoutes } from './http/routes/feed-routes.ts'
import { imageRoutes } from './http/routes/image-routes.ts'
import { invoiceRoutes } from './http/routes/invoice-routes.ts'
import { messageRoutes } from './http/routes/message-routes.ts'
import { orderRoutes } from './http/routes/order-routes.ts'
import { paymentRoutes } from './http/routes/payment-routes.ts'
import { productRoutes } from './http/routes/product-routes.ts'
import { reviewRoutes } from './http/routes/review-routes.ts'
import { shopRoutes } from './http/routes/shop-routes.ts'
import { userRoutes } from './http/routes/user-routes.ts'

/** What the Express app is made of. */
export interface AppParts {
  shop: Shop
  http: HttpSettings
  counters: HitCounters
}

/** The whole API as one Express app. It responds with and without the `/api` that Hosting puts in front. */
export function createApp(parts: AppParts): Express {
  const { shop, http } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', http.trustedProxies)
  app.use(requestLog(shop.log))
  app.use(securityHeaders())
  app.use(sitesOnly(http.siteOrigins))
  const router = routerOf(parts)
  app.use('/api', router)
  app.use(router)
  app.use(feedRoutes(shop))
  app.use(() => {
    throw new ShopError('not_found', 'There is nothing at this address.')
  })
  app.use(errorHandler(shop.log))
  return app
}

/** A route for every call that has a handler, and no route beside them. */
export function routerOf({ shop, http, counters }: AppParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const memory = responseCache(http.publicListSeconds, shop.now)
  for (const registration of registrationsOf(shop, http)) {
    const { name, call } = registration
    // A small factor limits hard, but closes no call.
    const perMinute = Math.ceil((http.perMinute?.[name] ?? call.perMinute ?? 0) * http.rateLimitFactor)
    const store = call.cdnSeconds === undefined ? countingStore(counters, shop.now) : new MemoryStore()
    const limiter = perMinute > 0 ? limitRate({ call: name, perMinute }, store) : undefined
    registerRoute(router, registration, { shop, memory, limiter })
  }
  return router
}

function registrationsOf(shop: Shop, http: HttpSettings): Registration[] {
  const handlers: Handlers = {
    ...productRoutes(shop),
    ...catalogRoutes(shop),
    ...cartRoutes(shop),
    ...orderRoutes(shop),
    ...invoiceRoutes(shop),
    ...paymentRoutes(shop),
    ...cardRoutes(shop),
    ...reviewRoutes(shop),
    ...userRoutes(shop),
    ...messageRoutes(shop),
    ...imageRoutes(shop),
    ...shopRoutes(shop, http),
  }
  return (Object.keys(handlers) as CallName[]).map((name) => {
    const call: Call = calls[name]
    return { name, call, handle: handlers[name] as Registration['handle'] }
  })
}
