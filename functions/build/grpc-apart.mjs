import { build } from 'esbuild'

/** An esbuild plugin: gRPC and Firestore's protocol, half of what a start would parse, stay in `google-gax.cjs` until the first query. */
export const grpcApart = {
  name: 'grpc-apart',
  setup(main) {
    const { outdir, target, sourcemap, sourcesContent, write } = main.initialOptions
    const required = new Set()
    let resolveDir
    main.onResolve({ filter: /^(google-gax|@google-cloud\/firestore-api)(\/|$)/ }, (asked) => {
      // Settings that Firestore reads at the start.
      if (asked.path.endsWith('.json')) return undefined
      required.add(asked.path)
      resolveDir = asked.resolveDir
      return { path: asked.path, namespace: 'google-gax' }
    })
    // Only looked into when something of it is used: at the start Firestore requires its protocol, and names these parts of it.
    const named = ['protos', 'google', 'firestore', 'v1', 'Value']
    main.onLoad({ filter: /.*/, namespace: 'google-gax' }, ({ path }) => ({
      contents: `
        const later = (read) => new Proxy({}, {
          get: (_, name) => (${JSON.stringify(named)}.includes(name) ? later(() => read()[name]) : read()[name]),
        })
        module.exports = later(() => require('./google-gax.cjs')['${path}'])`,
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
