import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { fileIn, templateFolder } from '../contract/src/documents.ts'
import { languages } from '../contract/src/locale.ts'
import { forServers } from './build/page-plugins.ts'

const sites = languages.map((language) => {
  const file = new URL(`dist/${templateFolder}/${fileIn(language, 'site.json')}`, import.meta.url)
  return [language, JSON.parse(readFileSync(file, 'utf8'))]
})

/** The renderer of the pages for the function, built after the site whose files it names. */
export default defineConfig({
  plugins: forServers,
  define: {
    'process.env.NODE_ENV': '"production"',
    builtSites: JSON.stringify(Object.fromEntries(sites)),
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
