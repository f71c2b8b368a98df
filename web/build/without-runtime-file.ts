import type { Plugin, Rolldown } from 'vite'

const runtimeFile = /^assets\/rolldown-runtime-/
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

/**
 * Rolldown puts the few lines by which it reads CommonJS into a file of their own, and a file is a request of half a
 * second on a slow line. Each file gets a copy; where one still imports them, they stay.
 */
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
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          runtimeImport,
          (_whole, imported: string) =>
            `const{${members(imported, false)}}=(()=>{${body}return{${members(names, true)}}})();`,
        )
        chunk.imports = chunk.imports.filter((name) => name !== runtime.fileName)
      }
      if (!chunks.some((chunk) => chunk !== runtime && chunk.code.includes('rolldown-runtime-')))
        delete bundle[runtime.fileName]
    },
  }
}
