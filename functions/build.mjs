import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { context } from 'esbuild'

// Only `functions/` is uploaded on deploy, so the contract is bundled in and npm packages stay outside.
const contractInside = {
  name: 'contract-inside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@wood-master/contract/') ? undefined : { external: true },
    )
  },
}

/** What this build is made from; a copy without its history is `unknown`. */
function commit() {
  try {
    const command = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}

const watching = process.argv.includes('--watch')
// What an earlier build left would be uploaded too.
if (!watching) rmSync(new URL('lib', import.meta.url), { recursive: true, force: true })
const building = await context({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // What is imported when it is needed stays in files of its own, and so does what it imports.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { 'process.env.WOOD_MASTER_COMMIT': JSON.stringify(commit()) },
  plugins: [contractInside],
  logLevel: watching ? 'info' : 'warning',
})

if (watching) {
  await building.watch()
} else {
  await building.rebuild()
  await building.dispose()
}
