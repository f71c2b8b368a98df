import { pipeline, Readable } from 'node:stream'
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Shop } from '../../domain/ports.ts'
import { merchantFeed, sitemap } from '../feeds.ts'
import { bytesWithTag, responseCache } from '../pipeline/response-cache.ts'
import { siteOf } from '../site-of.ts'

/** How long an instance keeps the sitemap, in seconds, and the CDN both. */
const instanceSeconds = 30
const cdnSeconds = 300

export function feedRoutes(shop: Shop, limiter: RequestHandler): Router {
  const { currency, enforceMinimumOrder } = shop.settings
  const memory = responseCache(instanceSeconds, shop.now)
  const router = Router({ caseSensitive: true, strict: true })
  // The configured address, so that the CDN never keeps one that somebody made up.
  const siteFor = (request: Request) => shop.mailSettings.siteUrl || siteOf(request)
  const xml = {
    'Cache-Control': `public, max-age=0, s-maxage=${cdnSeconds}`,
    'Content-Type': 'application/xml; charset=utf-8',
  }

  router.get('/sitemap.xml', async (request: Request, response: Response, next: NextFunction) => {
    const site = siteFor(request)
    const { part } = request.query
    const isPart = typeof part === 'string' && /^[1-9]\d?$/.test(part)
    if (part !== undefined && !isPart) return next()
    const stored = await memory.recall(`${isPart ? part : ''} ${site}`, async () => {
      const text = sitemap(await shop.knownProducts.all(), site, isPart ? Number(part) : undefined)
      return { ...bytesWithTag(Buffer.from(text ?? '')), status: text === undefined ? 404 : 200 }
    })
    if (stored.status === 404) return next()
    const { bytes, etag } = stored
    response.set({ ...xml, ETag: etag })
    response.send(bytes)
  })

  router.get('/merchant-feed.xml', limiter, async (request: Request, response: Response) => {
    const context = { site: siteFor(request), currency, enforceMinimumOrder, now: shop.now() }
    const parts = merchantFeed(await shop.knownProducts.all(), context)
    response.set(xml)
    pipeline(Readable.from(parts), response, (error) => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        shop.log.error('feed broke off', { requestId: response.locals.requestId, error })
    })
  })
  return router
}
