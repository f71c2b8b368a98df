import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { inEveryLanguage } from './in-every-language.ts'
import { withSeller } from './seller.ts'

/** Lucide's icons, drawn by a few lines of ours: its own code for that is over a kilobyte of every page's script. */
const plainIcons: Plugin = {
  name: 'wood-master-plain-icons',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^\.\.\/createLucideIcon\.mjs$/,
          replacement: fileURLToPath(new URL('../src/components/ui/lucide-icon.ts', import.meta.url)),
        },
      ],
    },
  }),
}

/** On the server nobody does what a page loads something for. */
const withoutLazyCode: Plugin = {
  name: 'wood-master-without-lazy-code',
  config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
  resolveDynamicImport: () => ({ id: 'only-in-browsers', external: true }),
}

export const forBrowsers: Plugin[] = [withSeller, plainIcons, inEveryLanguage]
/** For what renders pages elsewhere than in a browser: one file, which is imported once for each language. */
export const forServers: Plugin[] = [withSeller, plainIcons, withoutLazyCode]
