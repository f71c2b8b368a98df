import { createServer, defineConfig, type Plugin } from 'vite'

/** Puts the page into its document, rendered by the components that the browser hydrates. */
const prerendered: Plugin = {
  name: 'floor-prerendered',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const server = await createServer({
        configFile: false,
        root: import.meta.dirname,
        server: { middlewareMode: true, hmr: false, ws: false },
        appType: 'custom',
        logLevel: 'error',
        optimizeDeps: { noDiscovery: true },
      })
      try {
        const { prerender } = await server.ssrLoadModule('/prerender.ts')
        return html.replace('<!--page-->', prerender())
      } finally {
        await server.close()
      }
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [prerendered],
  build: { target: 'es2022', emptyOutDir: true },
  logLevel: 'error',
})
