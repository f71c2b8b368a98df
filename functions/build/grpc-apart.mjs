import { build } from 'esbuild'

/** An esbuild plugin: gRPC, a third of what a start would parse, stays in `google-gax.cjs` until the first query. */
export const grpcApart = {
  name: 'grpc-apart',
  setup(main) {
    const { outdir, target, sourcemap, sourcesContent, write } = main.initialOptions
    const required = new Set()
    let resolveDir
    main.onResolve({ filter: /^google-gax(\/|$)/ }, (asked) => {
      required.add(asked.path)
      resolveDir = asked.resolveDir
      return { path: asked.path, namespace: 'google-gax' }
    })
    main.onLoad({ filter: /.*/, namespace: 'google-gax' }, ({ path }) => ({
      contents: `module.exports = require('./google-gax.cjs')['${path}']`,
    }))
    main.onResolve({ filter: /^\.\/google-gax\.cjs$/, namespace: 'google-gax' }, ({ path }) => ({
      path,
      external: true,
    }))
    main.onEnd(async () => {
      const getters = [...required].map((path) => `get '${path}'() { return require('${path}') }`)
      await build({
        absWorkingDir: main.initialOptions.absWorkingDir,
        stdin: { contents: `module.exports = { ${getters.join(', ')} }`, resolveDir },
        outfile: `${outdir}/google-gax.cjs`,
        bundle: true,
        platform: 'node',
        format: 'cjs',
        target,
        sourcemap,
        sourcesContent,
        write,
      })
    })
  },
}
