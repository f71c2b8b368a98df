import { type Request, type Response, Router } from 'express'
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
  const documents: Record<string, (products: readonly Product[], site: string) => string> = {
    '/sitemap.xml': sitemap,
    '/merchant-feed.xml': (products, site) => merchantFeed(products, { site, currency, now: shop.now() }),
  }
  const memory = responseCache(instanceSeconds, shop.now)
  const router = Router({ caseSensitive: true, strict: true })
  for (const [path, write] of Object.entries(documents)) {
    router.get(path, async (request: Request, response: Response) => {
      // The configured address, so that the CDN never keeps one that somebody made up.
      const site = siteUrl || siteOf(request)
      const { bytes, etag } = await memory.recall(`${path} ${site}`, async () => {
        return bytesWithTag(Buffer.from(write(await shop.knownProducts.all(), site)))
      })
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
