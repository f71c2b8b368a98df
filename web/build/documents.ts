import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, minifySync, type Plugin, type Rolldown } from 'vite'
import { fileIn, templateFolder } from '../../contract/src/documents.ts'
import { languages, prefixOf } from '../../contract/src/locale.ts'
import { type HeaderRule, withInlineSources } from '../../scripts/shop/inline-sources.ts'
import { withLocalSources } from '../../scripts/shop/local-config.ts'
import type { DocumentShell } from '../src/app/documents/document-html.ts'
import { drawnModules, entries, sourceFile } from './entries.ts'
import { languageOf } from './in-every-language.ts'
import { forServers } from './page-plugins.ts'
import { publicStyles, stylesOf } from './public-styles.ts'

type Bundle = Rolldown.OutputBundle
type Prerendering = typeof import('../src/app/documents/prerendered-pages.tsx')

const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const textOf = (path: string) => readFileSync(inRoot(path), 'utf8')
const minified = (path: string) => minifySync(path, textOf(path)).code.trim()

/** Our own fonts, by the family as `tokens.css` names it. */
const fonts = {
  'Fraunces Variable': import.meta.resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  ),
  'Source Sans 3 Variable': import.meta.resolve(
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  ),
}

/** The addresses of the files that a document's code and styles are in; scripts that are needed first come first. */
function filesOf(source: string, bundle: Bundle): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || scripts.has(`/${fileName}`)) return
    for (const imported of chunk.imports) add(imported)
    scripts.add(`/${fileName}`)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(`/${sheet}`)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.includes(source)) add(file.fileName)
  return { scripts: [...scripts], sheets: [...sheets] }
}

/** The icon is within, because as a file it is fetched anew whenever the head changes. */
function iconsOf(name: string): string {
  const icon = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(textOf('web/public/icon.svg'))}" />`
  // Where the shop can be installed from; elsewhere it would be one more request of a first view.
  const isInstallable = ['home', 'app'].includes(name)
  return isInstallable ? `${icon}<link rel="manifest" href="/manifest.webmanifest" />` : icon
}

/** The headers that Hosting sends with every document, the policy allowing what is inline in these. */
function documentHeaders(isOffline: boolean, documents: readonly string[]): Record<string, string> {
  const rules: HeaderRule[] = JSON.parse(textOf('firebase.json')).hosting.headers
  const all = rules.map(({ headers }) => Object.fromEntries(headers.map(({ key, value }) => [key, value])))
  const headers = all.find((each) => each['Content-Security-Policy'])
  const policy = withInlineSources(headers?.['Content-Security-Policy'] ?? '', documents)
  return { ...headers, 'Content-Security-Policy': isOffline ? withLocalSources(policy) : policy }
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

/** Builds what renders the documents that never change; returns its file, which is imported once for each language. */
async function buildPrerendering(mode: string): Promise<string> {
  const outDir = inRoot('.cache/prerendering')
  const ssr = sourceFile('app/documents/prerendered-pages.tsx')
  await build({
    root: inRoot('web'),
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: forServers,
    build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false },
  })
  return `${outDir}/prerendered-pages.js`
}

/** What documents are painted with: their navbar first, and then all of it. The app's frame links the sheet of its pages. */
async function documentStyles(modules: Iterable<string>, pages: Record<string, string>) {
  const whole = await publicStyles(modules)
  const navbars = Object.values(pages).map((html) => html.split('<main')[0])
  return {
    whole,
    navbar: await stylesOf(navbars.join(''), whole),
    app: await stylesOf(pages.app ?? '', whole),
  }
}

/** Writes the site's documents, the function's templates and `robots.txt`. */
export function documents(): Plugin {
  let prerendering: Promise<string> | undefined
  let styles: Awaited<ReturnType<typeof documentStyles>> | undefined
  return {
    name: 'wood-master-documents',
    apply: 'build',
    generateBundle: {
      // Vite takes files out of which only styles are left: none of them is to be named.
      order: 'post',
      async handler(_, bundle) {
        const { mode, env } = this.environment.config
        const language = languageOf(this.environment)
        const siteUrl = String(env.VITE_SITE_URL ?? '')
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: fileIn(language, fileName), source })
        prerendering ??= buildPrerendering(mode)
        const pages: Prerendering = await import(`${await prerendering}?${language}`)
        // The same classes in every language.
        styles ??= await documentStyles(drawnModules(this), pages.drawnPages())
        const { navbar, app, whole } = styles
        const addressOf = (font: string) => {
          const source = readFileSync(new URL(font))
          return `/${this.getFileName(this.emitFile({ type: 'asset', name: basename(font), source }))}`
        }
        const addresses = Object.entries(fonts).map(([family, font]) => [family, addressOf(font)])
        const ownFonts =
          language === 'ar' ? '' : ` data-fonts='${JSON.stringify(Object.fromEntries(addresses))}'`
        const shells: Record<string, DocumentShell> = {}
        const templates: string[] = []
        for (const { name, file, source, isTemplate } of entries) {
          const { scripts, sheets } = filesOf(source, bundle)
          const shell = {
            name,
            pageStyles: name === 'app' ? app : whole,
            code: ` data-files="${scripts.join(' ')}"${ownFonts}`,
            start: minified('web/src/start.js'),
            icons: iconsOf(name),
            scripts: `<script>${minified('web/src/before-paint.js')}</script>`,
            styles: `<style>${navbar}</style>`,
            sheets: sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join(''),
          }
          const html = pages.prerender(shell, siteUrl)
          if (isTemplate) {
            shells[name] = shell
            templates.push(html)
          }
          if (!isTemplate || language === 'en') emit(file, html)
          // Hosting serves it for unknown addresses, as the function renders those of another language.
          if (name === 'legal' && language === 'en') emit('404.html', pages.notFound(shell, siteUrl))
        }
        const headers = documentHeaders(mode === 'offline', templates)
        emit(`${templateFolder}/site.json`, JSON.stringify({ shells, headers, siteUrl }))
        // Papers for buyers of another language draw themselves with it (`buyers-sheet.tsx`).
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.facadeModuleId === sourceFile('features/papers/sheet.tsx'))
            emit('papers.js', `export * from './${file.fileName}'`)
        if (language === 'en') emit('robots.txt', robots(siteUrl))
      },
    },
  }
}
