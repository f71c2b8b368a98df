import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { templateFolder } from '../contract/src/documents.ts'
import { forServers } from './build/page-plugins.ts'

const site = JSON.parse(readFileSync(new URL(`dist/${templateFolder}/site.json`, import.meta.url), 'utf8'))

/** The renderer of the pages, one file a language for the function, built after the site whose files it names. */
export default defineConfig({
  plugins: forServers((language) => ({
    builtSite: JSON.stringify({ ...site, shells: site.shells[language] }),
  })),
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
