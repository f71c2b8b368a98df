import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'

const prerenderEntry = '/src/app/prerender-home.tsx'
const hole = '<!--home-->'

/** Renders the home page's HTML with the very components that the browser hydrates. */
async function renderHome(mode: string): Promise<string> {
  const server = await createServer({
    configFile: false,
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

/** Fills the home page into `index.html`, and lets the dev server answer `app.html` for every other page. */
export function documents(): Plugin {
  let mode = 'production'
  return {
    name: 'wood-master-documents',
    configResolved(config) {
      mode = config.mode
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const wantsPage = request.headers.accept?.includes('text/html') && !path.startsWith('/api')
        if (wantsPage && path !== '/') request.url = '/app.html'
        next()
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        return html.includes(hole) ? html.replace(hole, await renderHome(mode)) : html
      },
    },
  }
}
