import type { Connect, Plugin, ViteDevServer } from 'vite'
import { entries } from './entries.ts'

/** A document as the shop was built, with nothing drawn in it yet, and with the code and styles as they are now. */
function withCodeOfNow(html: string, root: string): string {
  const [, built] = /data-document="(\w+)"/.exec(html) ?? []
  const { source = '' } = entries.find(({ name }) => name === built) ?? {}
  return html
    .replace(/<style>[\s\S]*?<\/style>/, '<link rel="stylesheet" href="/src/styles/index.css" />')
    .replace(/<div id="root">[\s\S]*<\/div>/, '<div id="root"></div>')
    .replace(/<link rel="stylesheet" href="\/assets\/[^>]*>/g, '')
    .replace('</body>', `<script type="module" src="${source.slice(root.length)}"></script></body>`)
}

const serve =
  (server: ViteDevServer, shop: string): Connect.NextHandleFunction =>
  ({ originalUrl: address = '/' }, response, next) => {
    fetch(shop + address, { redirect: 'manual' })
      .then(async (built) => {
        const html = await server.transformIndexHtml(
          address,
          withCodeOfNow(await built.text(), server.config.root),
        )
        response.writeHead(built.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
      })
      .catch(next)
  }

/** Serves the documents of the built shop in development; the browser alone draws them, from their data. */
export const devDocuments = (shop: string): Plugin => ({
  name: 'wood-master-dev-documents',
  apply: 'serve',
  config: () => ({ appType: 'custom' }),
  // After Vite's own, which answer what is a file.
  configureServer: (server) => () => {
    server.middlewares.use(serve(server, shop))
  },
})
