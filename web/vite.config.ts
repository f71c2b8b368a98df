import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { withoutCostlyStyles } from './build/costly-rules.ts'
import { documents } from './build/documents.ts'
import { chunkGroups, entries } from './build/entries.ts'
import { inEveryLanguage } from './build/in-every-language.ts'
import { withSeller } from './build/seller.ts'
import { withoutRuntimeFile } from './build/without-runtime-file.ts'

const shop = 'http://127.0.0.1:5000'

/** `--mode offline` talks to the emulators and stand-ins; without it none of them leaves a trace in the output. */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    withoutCostlyStyles(),
    withoutRuntimeFile(),
    inEveryLanguage(),
    withSeller(),
    documents({ api: `${shop}/api` }),
  ],
  build: {
    target: 'es2022',
    // Every browser that understands this code knows how to preload a module.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': shop } },
})
