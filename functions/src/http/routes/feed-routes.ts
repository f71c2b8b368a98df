import { type NextFunction, type Request, type Response, Router } from 'express'
import type { Product } from '../../domain/catalog/product.ts'
import type { Shop } from '../../domain/ports.ts'
import { merchantFeed, sitemap } from '../feeds.ts'
import { bytesWithTag, responseCache } from '../pipeline/response-cache.ts'
import { siteOf } from '../site-of.ts'

/** How long an instance keeps a document, in seconds, and the CDN. */
const instanceSeconds = 30
const cdnSeconds = 300

export function feedRoutes(shop: Shop): Router {
  const { currency } = shop.settings
  const { siteUrl } = shop.mailSettings
  type Write = (products: readonly Product[], site: string, part?: number) => string | undefined
  const documents: Record<string, Write> = {
    '/sitemap.xml': sitemap,
    '/merchant-feed.xml': (products, site) => merchantFeed(products, { site, currency, now: shop.now() }),
  }
  const memory = responseCache(instanceSeconds, shop.now)
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, write] of Object.entries(documents)) {
    router.get(path, async (request: Request, response: Response, next: NextFunction) => {
      // The configured address, so that the CDN never keeps one that somebody made up.
      const site = siteUrl || siteOf(request)
      const { part } = request.query
      const isPart = typeof part === 'string' && /^[1-9]\d?$/.test(part)
      if (part !== undefined && !isPart) return next()
      const stored = await memory.recall(`${path} ${isPart ? part : ''} ${site}`, async () => {
        const text = write(await shop.knownProducts.all(), site, isPart ? Number(part) : undefined)
        return { ...bytesWithTag(Buffer.from(text ?? '')), status: text === undefined ? 404 : 200 }
      })
      if (stored.status === 404) return next()
      const { bytes, etag } = stored
      response.set({
        'Cache-Control': `public, max-age=0, s-maxage=${cdnSeconds}`,
        'Content-Type': 'application/xml; charset=utf-8',
        ETag: etag,
      })
      response.send(bytes)
    })
  }
  return router
}
