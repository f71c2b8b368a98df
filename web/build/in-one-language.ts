import { parse } from 'node:path'
import type { Plugin } from 'vite'
import type { Locale } from '../../contract/src/locale.ts'

/**
 * Builds for one language, with its texts only; without it each text is there in all of them. Who imports an area gets a
 * copy of its own, so that a page carries no more of the area than it shows.
 */
export function inOneLanguage(language: Locale): Plugin {
  return {
    name: 'wood-master-in-one-language',
    enforce: 'pre',
    config: () => ({ define: { builtFor: JSON.stringify(language) } }),
    resolveId: {
      filter: { id: /texts\/[\w-]+\.ts$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        return (
          found && {
            ...found,
            id: `${found.id.replace(/\/src\/texts\/([\w-]+\.ts)$/, `/src/texts/${language}/$1`)}?for=${parse(importer ?? '').name}`,
          }
        )
      },
    },
  }
}
