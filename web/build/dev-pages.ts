import { fileURLToPath } from 'node:url'
import type { PageRenderer, PageRequest, PageSource, ProductLookup } from '@wood-master/contract/pages'
import type { Connect, ViteDevServer } from 'vite'
import { listDocuments } from '../../contract/src/documents.ts'
import { type Locale, localeOfPath, pathIn } from '../../contract/src/locale.ts'
import { devShell } from './document-shells.ts'

const productPath = /^\/products\/([^/]+)\/?$/
const inEnglish = ({ pathname }: URL) => pathIn('en', pathname)

function pageOf(url: URL): PageRequest | undefined {
  const { search, origin: site } = url
  const pathname = inEnglish(url)
  const [, id] = productPath.exec(pathname) ?? []
  if (id) return { page: 'product', id: decodeURIComponent(id), site }
  const [, legal] = /^\/legal\/([^/]+)\/?$/.exec(pathname) ?? []
  if (legal) return { page: 'legal', id: legal, site }
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
    legalPages: () => get('/settings/pages'),
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
  const shellOf = (name: string) => devShell(name, `src/${name === 'app' ? 'main' : name}.tsx`)

  let spoken: Locale | undefined
  /** Modules may have texts at their top, so those of another language are loaded anew. */
  async function speak(language: Locale): Promise<void> {
    if (language !== spoken) server.environments.ssr.moduleGraph.invalidateAll()
    spoken = language
    const { readLocaleFrom } = await server.ssrLoadModule(
      fileURLToPath(import.meta.resolve('@wood-master/contract/locale')),
    )
    readLocaleFrom(() => language)
  }

  async function rendered(url: URL): Promise<{ status: number; html: string }> {
    await speak(localeOfPath(url.pathname))
    const page = pageOf(url)
    if (!page) {
      const { name } = listDocuments().find(({ path }) => path === inEnglish(url)) ?? { name: 'app' }
      const { prerender } = await server.ssrLoadModule('/src/app/documents/prerendered-pages.tsx')
      return { status: 200, html: prerender(shellOf(name), '') }
    }
    const { createRenderer } = await server.ssrLoadModule('/src/app/documents/renderer.tsx')
    const shells = { product: shellOf('product'), catalogue: shellOf('catalogue'), legal: shellOf('legal') }
    const renderer: PageRenderer = createRenderer({ shells, headers: {}, siteUrl: '' })
    return renderer.render(page, await sourceFrom(api))
  }

  return (request, response, next) => {
    const address = request.originalUrl ?? '/'
    if (!request.headers.accept?.includes('text/html') || address.startsWith('/api')) return next()
    rendered(new URL(address, `http://${request.headers.host}`))
      .then(async ({ status, html }) => {
        response.statusCode = status
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(await server.transformIndexHtml(address, html))
      })
      .catch(next)
  }
}
