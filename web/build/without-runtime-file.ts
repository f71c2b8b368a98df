import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const runtimeFile = /\/rolldown-runtime-/
const runtimeImport = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/

/** `c as n,o as t` as the members of an object: `n:c,t:o`; the other way round for an import. */
const members = (names: string, isExport: boolean) =>
  names
    .split(',')
    .map((name) => {
      const [inner = '', outer = inner] = name.split(' as ')
      return isExport ? `${outer}:${inner}` : `${inner}:${outer}`
    })
    .join(',')

/** Rolldown keeps its few lines for CommonJS in a file, which is a request: React's file gets them, any other one a copy. */
export function withoutRuntimeFile(): Plugin {
  return {
    name: 'wood-master-without-runtime-file',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is Rolldown.OutputChunk => file.type === 'chunk',
      )
      const runtime = chunks.find(({ fileName }) => runtimeFile.test(fileName))
      const [, body = '', names = ''] = /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(runtime?.code ?? '') ?? []
      if (!runtime || !body) return
      const copy = `const $runtime=(()=>{${body}return{${members(names, true)}}})();`
      const host = chunks.find(({ name }) => name === 'react')
      for (const chunk of chunks) {
        const shares = host !== undefined && chunk.imports.includes(host.fileName)
        const source = shares ? `import{$runtime}from"./${basename(host.fileName)}";` : copy
        chunk.code = chunk.code.replace(
          runtimeImport,
          (_whole, imported: string) => `${source}const{${members(imported, false)}}=$runtime;`,
        )
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
      }
      if (host) host.code += 'export{$runtime};'
      if (!chunks.some((chunk) => chunk !== runtime && chunk.code.includes('rolldown-runtime-')))
        delete bundle[runtime.fileName]
    },
  }
}
