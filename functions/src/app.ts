import { type Call, calls } from '@wood-master/contract/calls'
import type { CallName } from '@wood-master/contract/routes'
import express, { type Express, Router } from 'express'
import type { Shop } from './domain/ports.ts'
import type { HttpSettings } from './domain/settings.ts'
import { ShopError } from './domain/shop-error.ts'
import { answerMemory } from './http/answer-memory.ts'
import { countingStore, type HitCounters } from './http/counting-store.ts'
import type { Handlers, Registration } from './http/handler.ts'
import { imageRoutes } from './http/image-routes.ts'
import { messageRoutes } from './http/message-routes.ts'
import { errorHandler } from './http/middleware/error-handler.ts'
import { limitRate } from './http/middleware/rate-limit.ts'
import { requestLog } from './http/middleware/request-log.ts'
import { securityHeaders, sitesOnly } from './http/middleware/security.ts'
import { orderRoutes } from './http/order-routes.ts'
import { paymentRoutes } from './http/payment-routes.ts'
import { productRoutes } from './http/product-routes.ts'
import { register } from './http/register.ts'
import { reviewRoutes } from './http/review-routes.ts'
import { shopRoutes } from './http/shop-routes.ts'
import { userRoutes } from './http/user-routes.ts'

export interface AppParts {
  shop: Shop
  http: HttpSettings
  counters: HitCounters
}

/** The whole API as one Express app. It answers with and without the `/api` that Hosting puts in front. */
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
  app.use(() => {
    throw new ShopError('not_found', 'There is nothing at this address.')
  })
  app.use(errorHandler(shop.log))
  return app
}

/** A route for every call that has a handler, and no route beside them. */
export function routerOf({ shop, http, counters }: AppParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const memory = answerMemory(http.publicListSeconds, shop.now)
  for (const registration of registrationsOf(shop, http)) {
    const { name, call } = registration
    // A small factor limits hard, but closes no call.
    const perMinute = Math.ceil((call.perMinute ?? 0) * http.rateLimitFactor)
    const limiter = perMinute > 0 ? limitRate({ call: name, perMinute }, countingStore(counters)) : undefined
    register(router, registration, { shop, memory, limiter })
  }
  return router
}

function registrationsOf(shop: Shop, http: HttpSettings): Registration[] {
  const handlers: Handlers = {
    ...productRoutes(shop),
    ...orderRoutes(shop),
    ...paymentRoutes(shop),
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
