import { calls } from '@wood-master/contract/calls'
import express, { type Express, Router } from 'express'
import type { Shop } from './domain/ports.ts'
import { ShopError } from './domain/shop-error.ts'
import type { Handlers, Registration } from './http/handler.ts'
import { errorHandler } from './http/middleware/error-handler.ts'
import { requestLog } from './http/middleware/request-log.ts'
import { orderRoutes } from './http/order-routes.ts'
import { paymentRoutes } from './http/payment-routes.ts'
import { productRoutes } from './http/product-routes.ts'
import { register } from './http/register.ts'
import { userRoutes } from './http/user-routes.ts'

/** The whole API as one Express app. It answers with and without the `/api` that Hosting puts in front. */
export function createApp(shop: Shop): Express {
  const router = Router({ caseSensitive: true, strict: true })
  for (const registration of registrations(shop)) register(router, shop, registration)

  const app = express()
  app.disable('x-powered-by')
  app.use(requestLog(shop.log))
  app.use('/api', router)
  app.use(router)
  app.use(() => {
    throw new ShopError('not_found', 'There is nothing at this address.')
  })
  app.use(errorHandler(shop.log))
  return app
}

function registrations(shop: Shop): Registration[] {
  const handlers: Partial<Handlers> = {
    ...productRoutes(shop),
    ...orderRoutes(shop),
    ...paymentRoutes(shop),
    ...userRoutes(shop),
  }
  return Object.entries(handlers).map(([name, handle]) => {
    const known = name as keyof typeof calls
    return { name: known, call: calls[known], handle: handle as Registration['handle'] }
  })
}
