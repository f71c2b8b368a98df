import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Locale } from '../../contract/src/locale.ts'
import { inEveryLanguage } from './in-every-language.ts'
import { withSeller } from './seller.ts'

/** Lucide's icons, drawn by a few lines of ours: its own code for that is over a kilobyte of every page's script. */
const plainIcons: Plugin = {
  name: 'wood-master-plain-icons',
  config: () => ({
    ssr: { noExternal: ['lucide-react'] },
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
  resolveDynamicImport: () => ({ id: 'only-in-browsers', external: true }),
}

type Values = (language: Locale) => Record<string, string>

/** What every build of the pages needs. */
export function pagePlugins(values?: Values): Plugin[] {
  const seller = withSeller()
  const all: Values = (language) => ({ ...seller.values(language), ...values?.(language) })
  return [seller.plugin, plainIcons, inEveryLanguage(all)]
}

/** The same for what renders pages elsewhere than in a browser. */
export const forServers = (values?: Values): Plugin[] => [withoutLazyCode, ...pagePlugins(values)]
