import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import { templateFolder, templateNames } from './built-site.ts'
import { devPages } from './dev-pages.ts'
import { robots } from './search-engines.ts'

const prerenderEntry = '/src/app/prerender-home.tsx'
const hole = '<!--home-->'

/** The two files that nearly every page of this shop is written in. */
const pageFont = /\/(?:fraunces|source-sans-3)-latin-wght-normal-[\w-]+\.woff2$/

/** Fetches the fonts beside the style sheet that names them: text that arrives in another font moves the page. */
function fontsAhead(html: string, files: readonly string[]): string {
  const links = files
    .filter((name) => pageFont.test(`/${name}`))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`)
  return html.replace('<link rel="stylesheet"', () => [...links, '<link rel="stylesheet"'].join('\n    '))
}

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

/** The style sheet before the scripts: what paints the page must not wait behind what moves it. */
function stylesFirst(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
  const [firstScript] = /^ *<script type="module"/m.exec(html) ?? []
  if (styles.length === 0 || !firstScript) return html
  const rest = styles.reduce((text, style) => text.replace(style, ''), html)
  return rest.replace(firstScript, () => `${styles.join('')}${firstScript}`)
}

/**
 * Renders the home page into `index.html`, copies the shell for unknown paths, puts the documents that the function
 * fills where Hosting does not serve them, writes `robots.txt`, and makes the dev server render those
 * documents and serve `app.html` for every other page but home. `api` is where it finds the shop's calls.
 */
export function documents({ api }: { api: string }): Plugin {
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
      server.middlewares.use(devPages(server, api))
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
      const files = Object.keys(bundle)
      for (const document of Object.values(bundle)) {
        if (document.type !== 'asset' || !document.fileName.endsWith('.html')) continue
        document.source = fontsAhead(stylesFirst(String(document.source)), files)
      }
      const shell = bundle['app.html']
      // Hosting serves it with status 404 for unknown paths; the site then shows the notice itself.
      if (shell?.type === 'asset')
        this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source })
      for (const name of templateNames) {
        const template = bundle[`${name}.html`]
        if (template?.type !== 'asset') continue
        delete bundle[`${name}.html`]
        const fileName = `${templateFolder}/${name}.html`
        this.emitFile({ type: 'asset', fileName, source: template.source })
      }
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
