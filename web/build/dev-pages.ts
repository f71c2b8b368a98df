import type { PageRenderer, PageRequest, PageSource, ProductLookup } from '@wood-master/contract/pages'
import type { Connect, ViteDevServer } from 'vite'
import { documentHeaders } from './built-site.ts'
import { devDocument, fillDocument } from './document-html.ts'
import { siteDocuments, templateDocuments } from './site-documents.ts'

const productPath = /^\/products\/([^/]+)\/?$/

function pageOf({ pathname, search, origin: site }: URL): PageRequest | undefined {
  const [, id] = productPath.exec(pathname) ?? []
  if (id) return { page: 'product', id: decodeURIComponent(id), site }
  return /^\/products\/?$/.test(pathname) ? { page: 'catalogue', search, site } : undefined
}

/** The shop's own calls, through the emulators; the function has them without the network. */
async function sourceFrom(api: string): Promise<PageSource> {
  const get = async (path: string) => (await fetch(`${api}${path}`)).json()
  const catalog: PageSource['catalog'] = (query) =>
    get(`/catalog?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`)
  return {
    settings: await get('/settings'),
    catalog,
    reviews: async (id, limit) => ({
      items: await get(`/product/${encodeURIComponent(id)}/reviews?limit=${limit}`),
    }),
    // Only the function knows the zones without asking about one country.
    deliveryTimes: () => Promise.resolve([]),
    async product(id): Promise<ProductLookup> {
      const response = await fetch(`${api}/catalog/${encodeURIComponent(id)}`)
      const body = await response.json()
      if (response.ok) return { state: 'sold', product: body }
      if (response.status === 410) return { state: 'gone', name: body.error.message, near: body.near }
      return { state: 'unknown', near: (await catalog({ limit: 6 })).products }
    },
  }
}

/** Renders in the development server what the build and the function render, with the code as it is now. */
export function devPages(server: ViteDevServer, api: string): Connect.NextHandleFunction {
  const document = ({ name, entry }: { name: string; entry: string }, address: string) =>
    server.transformIndexHtml(address, devDocument(name, entry))

  async function renderAsFunction(
    page: PageRequest,
    address: string,
  ): Promise<{ status: number; html: string }> {
    const templates = Object.fromEntries(
      await Promise.all(
        templateDocuments.map(
          async (template) => [template.name, await document(template, address)] as const,
        ),
      ),
    )
    const { createRenderer } = await server.ssrLoadModule('/src/app/documents/renderer.tsx')
    const renderer: PageRenderer = createRenderer({
      templates,
      headers: documentHeaders(true, []),
      siteUrl: '',
    })
    return renderer.render(page, await sourceFrom(api))
  }

  async function renderAsBuild(
    { pathname }: URL,
    address: string,
  ): Promise<{ status: number; html: string }> {
    const own = siteDocuments.find(({ path }) => path === pathname)
    const shown = own ?? siteDocuments.find(({ name }) => name === 'app')
    if (!shown) throw new Error('There is no document for the app.')
    const { prerenderedPages } = await server.ssrLoadModule('/src/app/documents/prerendered-pages.tsx')
    return {
      status: 200,
      html: fillDocument(await document(shown, address), prerenderedPages('')[shown.name]),
    }
  }

  return (request, response, next) => {
    const address = request.originalUrl ?? '/'
    if (!request.headers.accept?.includes('text/html') || address.startsWith('/api')) return next()
    const url = new URL(address, `http://${request.headers.host}`)
    const page = pageOf(url)
    const rendering = page ? renderAsFunction(page, address) : renderAsBuild(url, address)
    rendering.then(({ status, html }) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(html)
    }, next)
  }
}
