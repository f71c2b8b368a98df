import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageRenderer, PageRequest, PageSource, ProductLookup } from '@wood-master/contract/pages'
import type { Connect, ViteDevServer } from 'vite'
import { documentHeaders, templateNames } from './built-site.ts'

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

/** Renders in the development server what the function renders in the shop, with the code as it is now. */
export function devPages(server: ViteDevServer, api: string): Connect.NextHandleFunction {
  async function render(page: PageRequest, address: string): Promise<{ status: number; html: string }> {
    const template = async (name: string) =>
      server.transformIndexHtml(address, await readFile(join(server.config.root, `${name}.html`), 'utf8'))
    const templates = Object.fromEntries(
      await Promise.all(templateNames.map(async (name) => [name, await template(name)] as const)),
    )
    const { createRenderer } = await server.ssrLoadModule('/src/app/documents/renderer.tsx')
    const renderer: PageRenderer = createRenderer({ templates, headers: documentHeaders(true), siteUrl: '' })
    return renderer.render(page, await sourceFrom(api))
  }

  return (request, response, next) => {
    const address = request.originalUrl ?? '/'
    const page = request.headers.accept?.includes('text/html')
      ? pageOf(new URL(address, `http://${request.headers.host}`))
      : undefined
    if (!page) return next()
    render(page, address).then(({ status, html }) => {
      response.statusCode = status
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(html)
    }, next)
  }
}
