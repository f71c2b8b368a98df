import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { fileIn, templateFolder } from '../../contract/src/documents.ts'
import { type Locale, languages, prefixOf } from '../../contract/src/locale.ts'
import { withInlineSources } from '../../scripts/shop/inline-sources.ts'
import { withLocalSources } from '../../scripts/shop/local-config.ts'
import type { DocumentShell } from '../src/app/documents/document-html.ts'
import { devPages } from './dev-pages.ts'
import { builtShell } from './document-shells.ts'
import { drawnModules, type Entry, entries, entryFile, modulesOf } from './entries.ts'
import { languageOf } from './in-every-language.ts'
import { forServers } from './page-plugins.ts'
import { above, firstViewStyles, publicStyles } from './public-styles.ts'

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
    ...languages.flatMap((language) => personal.map((path) => `Disallow: ${prefixOf(language)}${path}`)),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')

/** What renders the documents that never change, by language. */
async function prerendering(
  root: string,
  mode: string,
): Promise<(language: Locale) => Promise<Prerendering>> {
  const outDir = fileURLToPath(new URL('../../.cache/prerendering/', import.meta.url))
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: forServers,
    build: {
      ssr: 'src/app/documents/prerendered-pages.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  })
  const file = `${outDir}prerendered-pages.js`
  return (language) => import(`${file}?${language}&${Date.now()}`)
}

const paperSheets = entryFile('src/features/papers/sheet.tsx')

/** Writes the site's documents, the function's templates and `robots.txt`; in development serves them, with data from `api`. */
export function documents({ api }: { api: string }): Plugin {
  let config: ResolvedConfig
  let prerendered: ReturnType<typeof prerendering> | undefined
  let publicSheet: Promise<string> | undefined
  /** The same classes in every language. */
  let navbar: Promise<string> | undefined
  const styles: Record<string, string> = {}
  return {
    name: 'wood-master-documents',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use(devPages(server, api))
    },
    generateBundle: {
      // Vite takes files out of which only styles are left: none of them is to be named.
      order: 'post',
      async handler(_, bundle) {
        const language = languageOf(this.environment) ?? 'en'
        const siteUrl = String(config.env.VITE_SITE_URL ?? '')
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: fileIn(language, fileName), source })
        const modules = entries.flatMap(({ name, source }) => [
          // The app's pages have the whole sheet.
          ...(name === 'app' ? modulesOf : drawnModules)(entryFile(source), this),
        ])
        publicSheet ??= publicStyles(modules)
        const source = await publicSheet
        const laterStyles = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'public.css', source }))}`
        prerendered ??= prerendering(config.root, config.mode)
        const pages = await (await prerendered)(language)
        const templates: string[] = []
        const shells: Record<string, DocumentShell> = {}
        const fonts = language === 'ar' ? undefined : fontAddresses(bundle)
        const views = (name: string) => pages.firstViews(name, laterStyles)
        navbar ??= firstViewStyles(
          source,
          above(
            '<main',
            entries.flatMap(({ name }) => views(name)),
          ),
        )
        const navbarStyles = await navbar
        for (const entry of entries) {
          const { name, file, isTemplate } = entry
          styles[name] ??= await firstViewStyles(source, above(laterStyles, views(name)))
          const shell = builtShell(name, {
            navbarStyles,
            pageStyles: styles[name],
            laterStyles,
            fonts,
            ...filesOf(entry, bundle),
          })
          const html = pages.prerender(shell, siteUrl)
          if (isTemplate) {
            shells[name] = shell
            templates.push(html)
          }
          if (!isTemplate || language === 'en') emit(file, html)
          // Hosting serves it for unknown addresses, as the function renders those of another language.
          if (name === 'legal' && language === 'en') emit('404.html', pages.notFound(shell, siteUrl))
        }
        const headers = documentHeaders(config.mode === 'offline', templates)
        emit(`${templateFolder}/site.json`, JSON.stringify({ shells, headers, siteUrl }))
        // Papers for buyers of another language draw themselves with it (`buyers-sheet.tsx`).
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === paperSheets)
            emit('papers.js', `export * from './${file.fileName}'`)
        if (language === 'en') emit('robots.txt', robots(siteUrl))
      },
    },
  }
}
