import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { documents } from './build/documents.ts'

/**
 * Two documents: `index.html`, the home page with its content already in the HTML, and `app.html`, the shell that
 * Hosting serves for every other path. `--mode offline` talks to the emulators and stand-ins; without it none of
 * them leaves a trace in the output.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), documents()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'app.html'],
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:5000' } },
})
