import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { DocumentParts } from './document-html.ts'

interface Rendered {
  /** Of the documents that are the same for everybody. */
  pages: Partial<Record<string, DocumentParts>>
  /** Pages like those that the function renders, for each of its documents. */
  samples: Partial<Record<string, string[]>>
}

/** Renders pages with the very components that the browser hydrates; by document. */
export async function prerender(
  root: string,
  mode: string,
  { site, laterStyles }: { site: string; laterStyles: string },
): Promise<Rendered> {
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
    const { prerenderedPages } = await server.ssrLoadModule('/src/app/documents/prerendered-pages.tsx')
    const { samplePages } = await server.ssrLoadModule('/src/app/documents/sample-pages.tsx')
    return { pages: prerenderedPages(site, laterStyles), samples: samplePages(laterStyles) }
  } finally {
    await server.close()
  }
}
