import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { DocumentParts } from './document-html.ts'

/** Renders what is the same for everybody with the very components that the browser hydrates; by document. */
export async function prerender(
  root: string,
  mode: string,
  site: string,
): Promise<Partial<Record<string, DocumentParts>>> {
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
    return prerenderedPages(site)
  } finally {
    await server.close()
  }
}
