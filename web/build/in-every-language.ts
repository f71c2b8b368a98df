import { parse } from 'node:path'
import type { EnvironmentOptions, Plugin } from 'vite'
import { type Locale, languages } from '../../contract/src/locale.ts'
import { chunkGroups } from './entries.ts'
import { sellerHours } from './seller.ts'

/** The environment of the build for a language; English has the one that Vite has by itself. */
const environmentOf = (language: Locale) => (language === 'en' ? 'client' : language)

export const languageOf = ({ name }: { name: string }): Locale =>
  languages.find((language) => language === name) ?? 'en'

function buildOf(language: Locale, mode: string): EnvironmentOptions {
  const isFirst = language === 'en'
  const name = `assets/${isFirst ? '' : `${language}/`}[name]-[hash].js`
  return {
    consumer: 'client',
    define: { builtFor: JSON.stringify(language), sellerHours: sellerHours(mode, [language]) },
    build: {
      ...(isFirst ? {} : { emptyOutDir: false, copyPublicDir: false }),
      rolldownOptions: {
        output: { entryFileNames: name, chunkFileNames: name, codeSplitting: { groups: chunkGroups() } },
      },
    },
  }
}

/**
 * Builds the site once for each language, with no texts but its own. Who imports an area gets a copy of it, so that a page
 * carries no more of the area than it shows. In the development server all languages are there.
 */
export const inEveryLanguage: Plugin = {
  name: 'wood-master-in-every-language',
  enforce: 'pre',
  config: (_, { command, mode }) =>
    command === 'serve'
      ? { define: { builtFor: 'globalThis.document?.documentElement.lang' } }
      : {
          builder: { sharedConfigBuild: true },
          environments: Object.fromEntries(
            languages.map((language) => [environmentOf(language), buildOf(language, mode)]),
          ),
        },
  resolveId: {
    filter: { id: /texts\/[\w-]+\.ts$/ },
    async handler(source, importer, options) {
      if (this.environment.mode !== 'build') return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return null
      const { dir, base } = parse(found.id)
      return {
        ...found,
        id: `${dir}/${languageOf(this.environment)}/${base}?for=${parse(importer ?? '').name}`,
      }
    },
  },
}
