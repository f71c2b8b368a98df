import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { robots, sitemap } from './search-engines.ts'

const prerenderEntry = '/src/app/prerender-home.tsx'
const hole = '<!--home-->'

/** Renders the home page's HTML with the very components that the browser hydrates. */
async function renderHome(root: string, mode: string): Promise<string> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderHomePage } = await server.ssrLoadModule(prerenderEntry)
    return renderHomePage()
  } finally {
    await server.close()
  }
}

/**
 * Renders the home page into `index.html`, copies the shell for unknown paths, writes the search engines' files, and
 * makes the dev server serve `app.html` for every page but home.
 */
export function documents(): Plugin {
  let root = ''
  let mode = 'production'
  let site = ''
  return {
    name: 'wood-master-documents',
    configResolved(config) {
      root = config.root
      mode = config.mode
      site = String(config.env.VITE_SITE_URL ?? '')
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const wantsPage = request.headers.accept?.includes('text/html') && !path.startsWith('/api')
        if (wantsPage && path !== '/') request.url = '/app.html'
        next()
      })
    },
    // After Vite itself has put the documents together.
    enforce: 'post',
    generateBundle(_, bundle) {
      const shell = bundle['app.html']
      // Hosting serves it with status 404 for unknown paths; the site then shows the notice itself.
      if (shell?.type === 'asset')
        this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source })
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(site) })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(site) })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        return html.includes(hole) ? html.replace(hole, await renderHome(root, mode)) : html
      },
    },
  }
}
