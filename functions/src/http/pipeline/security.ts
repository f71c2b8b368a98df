import { headers } from '@wood-master/contract/errors'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** No response of the API is a page, so nothing in it may run or load anything. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    // Only a page can have one: Hosting gives it to those of an account, and the pages rendered here do without.
    crossOriginOpenerPolicy: false,
  })
}

/** The site calls from its own origin; pages of other origins get no permission to read. */
export function sitesOnly(siteOrigins: string[]): RequestHandler {
  return cors({
    origin: siteOrigins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: [headers.nextCursor, headers.requestId, 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
    maxAge: 3600,
  })
}
