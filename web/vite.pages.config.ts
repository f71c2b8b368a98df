import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtSite } from './build/built-site.ts'
import { withoutLazyCode } from './build/without-lazy-code.ts'

const dist = fileURLToPath(new URL('dist', import.meta.url))

/**
 * The renderer of the pages, one file for the function. It is built after the site, from the documents that came out
 * there, so that it names the very files that are deployed beside it.
 */
export default defineConfig({
  plugins: [react(), builtSite(dist), withoutLazyCode()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/render.ts',
    outDir: '../functions/pages',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node22',
    minify: true,
  },
})
