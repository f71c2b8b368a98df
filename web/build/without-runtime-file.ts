import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** `c as n` as a member of an object: `n:c`. */
const swapped = (name: string) => name.split(' as ').reverse().join(':')

/** Rolldown keeps its few lines for CommonJS in a file, which is a request, and none of its options puts them into React's. */
export const withoutRuntimeFile: Plugin = {
  name: 'wood-master-without-runtime-file',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const react = chunks.find(({ name }) => name === 'react')
    if (!runtime || !react) return
    const imported = new RegExp(`import\\{([^}]*)\\}from"\\./${basename(runtime.fileName)}";`)
    for (const chunk of chunks) {
      const source = chunk === react ? '' : `import{$runtime}from"./${basename(react.fileName)}";`
      chunk.code = chunk.code.replace(
        imported,
        (_whole, names: string) => `${source}const{${names.replaceAll(' as ', ':')}}=$runtime;`,
      )
      chunk.imports = chunk.imports.map((name) => (name === runtime.fileName ? react.fileName : name))
    }
    react.imports = []
    const members = runtime.code.replace(
      /export\{([^}]*)\};?\s*$/,
      (_whole, names: string) => `return{${names.split(',').map(swapped)}}`,
    )
    react.code = `export const $runtime=(()=>{${members}})();${react.code}`
    delete bundle[runtime.fileName]
  },
}
