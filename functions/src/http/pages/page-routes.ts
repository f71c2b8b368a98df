import { documentPaths } from '@wood-master/contract/documents'
import { errorStatus } from '@wood-master/contract/errors'
import { languages, locale, prefixOf } from '@wood-master/contract/locale'
import type { PageRenderer, PageRequest, RequestedPage } from '@wood-master/contract/pages'
import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Shop } from '../../domain/ports.ts'
import { failureOf } from '../pipeline/error-handler.ts'
import { bytesWithTag, type ResponseCache, responseCache } from '../pipeline/response-cache.ts'
import { siteOf } from '../site-of.ts'
import { pageSource } from './page-source.ts'

/** The CDN keeps a page for ten seconds and may show it for fifty more, so its prices are at most a minute old. */
const foundFor = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50'
/** While the budget is spent. Nothing stale beyond that: browsers honour it too. A page corrects its price as it runs. */
const savingSeconds = { instance: 600, cdn: 3600 }
const savedFor = `public, max-age=0, s-maxage=${savingSeconds.cdn}`
/** Said, because the CDN would keep a 404 for ten minutes. */
const missingFor = 'public, max-age=0, s-maxage=10'

interface PageRouteParts {
  shop: Shop
  /** Of the language of the request. Loads it with the first page that is asked for: a cold start of the API does not pay for it. */
  renderer: () => Promise<PageRenderer>
  memory: ResponseCache
  limiter: RequestHandler
}

export function pageRoutes({ shop, renderer, memory, limiter }: PageRouteParts): Router {
  const source = pageSource(shop)
  const savedMemory = responseCache(savingSeconds.instance, shop.now)

  async function send(response: Response, page: PageRequest): Promise<void> {
    const [{ render, headers }, isSaving] = await Promise.all([renderer(), shop.maintenance.saving()])
    const make = async () => {
      const { html, status } = await render(page, source)
      return { ...bytesWithTag(Buffer.from(html)), status }
    }
    const isOneOff = page.page === 'catalogue' && /[?&](q|after)=/.test(page.search)
    const { bytes, etag, status } = await (isOneOff
      ? make()
      : (isSaving ? savedMemory : memory).recall(`page ${locale()} ${JSON.stringify(page)}`, make))
    response.status(status ?? 200).set({
      ...headers,
      'Cache-Control': isSaving ? savedFor : status === 200 ? foundFor : missingFor,
      'Content-Type': 'text/html; charset=utf-8',
      ETag: etag,
    })
    response.send(bytes)
  }

  const router = Router({ caseSensitive: true })
  const others = languages.filter((language) => language !== 'en').map(prefixOf)
  type Asked = Request<{ id: string }>
  const serve = (name: string, addresses: string[], pageOf: (request: Asked) => RequestedPage) =>
    router.get(addresses, limiter, async (request: Asked, response: Response) => {
      response.locals.page = name
      await send(response, { ...pageOf(request), site: siteOf(request) })
    })
  const inEveryLanguage = (path: string, pageOf: (request: Asked) => RequestedPage) =>
    serve(path, [path, ...others.map((prefix) => prefix + path)], pageOf)
  inEveryLanguage(documentPaths.catalogue, ({ originalUrl }) => {
    return { page: 'catalogue', search: new URL(originalUrl, 'http://localhost').search }
  })
  inEveryLanguage(documentPaths.product, ({ params: { id } }) => ({ page: 'product', id }))
  inEveryLanguage(documentPaths.legal, ({ params: { id } }) => ({ page: 'legal', id }))
  // Hosting has one notice, in English.
  const unknown = others.map((prefix) => `${prefix}{/*rest}`)
  serve('unknown', unknown, () => ({ page: 'unknown' }))
  router.use([documentPaths.catalogue, '/legal', ...others], errorPage(shop, renderer))
  return router
}

/** An error as a document, because a person asked for it. */
function errorPage({ log }: Shop, renderer: () => Promise<PageRenderer>): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const { code, message, requestId } = failureOf(log, error, response)
    // Where the renderer itself is what failed, the API's own error has to do.
    const { renderError, headers } = await renderer()
    response.set({ ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' })
    const problem = { message, requestId, address: request.originalUrl }
    response.status(errorStatus[code]).send(renderError(problem))
  }
}
