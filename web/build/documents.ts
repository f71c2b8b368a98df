import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, type Rolldown, runnerImport } from 'vite'
import { templateFolder } from '../../contract/src/documents.ts'
import { withInlineSources } from '../../scripts/shop/inline-sources.ts'
import { withLocalSources } from '../../scripts/shop/local-config.ts'
import { devPages } from './dev-pages.ts'
import { builtShell } from './document-shells.ts'
import { type Entry, entries, entryFile, modulesOf } from './entries.ts'
import { firstViewStyles, publicStyles } from './public-styles.ts'

type Bundle = Rolldown.OutputBundle
type Prerendering = typeof import('../src/app/documents/prerendered-pages.tsx')

/** The files that a document's code and styles are in; scripts that are needed first come first. */
function filesOf({ source }: Entry, bundle: Bundle): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return
    for (const imported of chunk.imports) add(imported)
    scripts.add(fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(entryFile(source))) add(file.fileName)
  return { scripts: [...scripts], sheets: [...sheets] }
}

/** Our own fonts as `web/src/styles/tokens.css` names them, and their files. */
const fontFiles = {
  'Fraunces Variable': 'fraunces-latin-wght-normal',
  'Source Sans 3 Variable': 'source-sans-3-latin-wght-normal',
}

/** The addresses of our own fonts, whose files have a hash in their names, by family. */
function fontAddresses(bundle: Bundle): Record<string, string> {
  const addressOf = (name: string) => {
    const file = Object.keys(bundle).find((fileName) => fileName.startsWith(`assets/${name}-`))
    if (!file) throw new Error(`The build has no font ${name}.`)
    return `/${file}`
  }
  return Object.fromEntries(Object.entries(fontFiles).map(([family, name]) => [family, addressOf(name)]))
}

interface HeaderRule {
  headers: { key: string; value: string }[]
}

/** The headers that Hosting sends with every document, the policy allowing what is inline in these. */
function documentHeaders(isOffline: boolean, documents: readonly string[]): Record<string, string> {
  const file = fileURLToPath(new URL('../../firebase.json', import.meta.url))
  const rules: HeaderRule[] = JSON.parse(readFileSync(file, 'utf8')).hosting.headers
  const rule = rules.find(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
  if (!rule) throw new Error('firebase.json has no Content-Security-Policy.')
  const headerValue = ({ key, value }: { key: string; value: string }) => {
    if (key !== 'Content-Security-Policy') return value
    const policy = withInlineSources(value, documents)
    return isOffline ? withLocalSources(policy) : policy
  }
  return Object.fromEntries(rule.headers.map((header) => [header.key, headerValue(header)]))
}

/** Pages about somebody's own things. People look for the ways in, so those may be found. */
const personal = ['/dashboard', '/order/', '/purchase/', '/cart', '/checkout', '/account/']

const robots = (site: string) =>
  [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')

/** Writes the site's documents, the function's templates and `robots.txt`; in development serves them, with data from `api`. */
export function documents({ api }: { api: string }): Plugin {
  let root = ''
  let mode = 'production'
  let siteUrl = ''
  return {
    name: 'wood-master-documents',
    configResolved(config) {
      root = config.root
      mode = config.mode
      siteUrl = String(config.env.VITE_SITE_URL ?? '')
    },
    configureServer(server) {
      server.middlewares.use(devPages(server, api))
    },
    async generateBundle(_, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const page = '/src/app/documents/prerendered-pages.tsx'
      const { module } = await runnerImport<Prerendering>(page, {
        root,
        mode,
        configFile: false,
        logLevel: 'error',
      })
      const modules = entries.flatMap(({ source }) => [...modulesOf(entryFile(source), this)])
      const sheet = this.emitFile({ type: 'asset', name: 'public.css', source: await publicStyles(modules) })
      const laterStyles = `/${this.getFileName(sheet)}`
      const fonts = fontAddresses(bundle)
      const shells: Record<string, ReturnType<typeof builtShell>> = {}
      const templates: string[] = []
      for (const entry of entries) {
        const styles = await firstViewStyles(module.firstViews(entry.name, laterStyles), laterStyles)
        const shell = builtShell(entry.name, { styles, laterStyles, fonts, ...filesOf(entry, bundle) })
        const html = module.prerender(shell, siteUrl)
        emit(entry.file, html)
        // Hosting serves it with status 404 for unknown paths; the site then shows the notice itself.
        if (entry.name === 'app') emit('404.html', html)
        if (!entry.isTemplate) continue
        shells[entry.name] = shell
        templates.push(html)
      }
      const site = { shells, headers: documentHeaders(mode === 'offline', templates), siteUrl }
      emit(`${templateFolder}/site.json`, JSON.stringify(site))
      emit('robots.txt', robots(siteUrl))
    },
  }
}
