import type { Plugin, Rolldown } from 'vite'
import { devPages } from './dev-pages.ts'
import { builtDocument, fillDocument } from './document-html.ts'
import { prerender } from './prerender.ts'
import { firstViewStyles, publicStyles } from './public-styles.ts'
import { robots } from './search-engines.ts'
import { siteDocuments } from './site-documents.ts'

type Bundle = Rolldown.OutputBundle

/** The files that a document's code and styles are in; scripts that are needed first come first. */
function filesOf(entry: string, bundle: Bundle): { scripts: string[]; sheets: string[] } {
  const scripts = new Set<string>()
  const sheets = new Set<string>()
  const add = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return
    for (const imported of chunk.imports) add(imported)
    scripts.add(fileName)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${entry}`)),
  )
  if (!chunk) throw new Error(`The build has no code for ${entry}.`)
  add(chunk.fileName)
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

/**
 * Writes the documents of the site, each with the styles of its first view within, and `robots.txt`; in development it has them served.
 * `api` is where that finds the shop's calls.
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
    },
    async generateBundle(_, bundle) {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const sheet = this.emitFile({ type: 'asset', name: 'public.css', source: await publicStyles() })
      const laterStyles = `/${this.getFileName(sheet)}`
      const { pages, samples } = await prerender(root, mode, { site, laterStyles })
      const fonts = fontAddresses(bundle)
      for (const { name, entry, file } of siteDocuments) {
        const styles = await firstViewStyles(samples[name] ?? [pages[name]?.page ?? ''])
        const html = builtDocument({ name, styles, laterStyles, fonts, ...filesOf(entry, bundle) })
        const source = fillDocument(html, pages[name] ?? {})
        emit(file, source)
        // Hosting serves it with status 404 for unknown paths; the site then shows the notice itself.
        if (name === 'app') emit('404.html', source)
      }
      emit('robots.txt', robots(site))
    },
  }
}
