import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { templateFolder } from '../contract/src/documents.ts'

/** On the server nobody does what a page loads something for. */
const withoutLazyCode: Plugin = {
  name: 'wood-master-without-lazy-code',
  resolveDynamicImport: () => ({ id: 'only-in-browsers', external: true }),
}

/** The renderer of the pages, one file for the function, built after the site whose files it names. */
export default defineConfig({
  plugins: [withoutLazyCode],
  define: {
    'process.env.NODE_ENV': '"production"',
    builtSite: readFileSync(new URL(`dist/${templateFolder}/site.json`, import.meta.url), 'utf8'),
  },
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
