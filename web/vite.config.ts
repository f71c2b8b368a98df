import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devDocuments } from './build/dev-documents.ts'
import { documents } from './build/documents.ts'
import { entries } from './build/entries.ts'
import { forBrowsers } from './build/page-plugins.ts'
import { withoutCostlyRules } from './build/public-styles.ts'

const shop = 'http://127.0.0.1:5000'

/** `--mode offline` talks to the emulators and stand-ins; without it none of them leaves a trace in the output. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // After Tailwind, which writes them.
    {
      name: 'without-costly-rules',
      enforce: 'pre',
      transform: { filter: { id: /\/styles\/index\.css/ }, handler: withoutCostlyRules },
    },
    forBrowsers,
    documents(),
    devDocuments(shop),
  ],
  build: {
    target: 'es2022',
    // Every browser that understands this code knows how to preload a module.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: Object.fromEntries(entries.map(({ name, source }) => [name, source])) },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': shop } },
})
