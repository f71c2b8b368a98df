import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { context } from 'esbuild'

// Everything is bundled, npm packages too: a cold start reads one file instead of a thousand (docs/decisions/009).
// Packages that are CommonJS expect these, which an ES module has not.
const forCommonJs = [
  "import { createRequire as requireOf } from 'node:module'",
  'const require = requireOf(import.meta.url)',
  'const __filename = import.meta.filename ?? new URL(import.meta.url).pathname',
  "const __dirname = __filename.slice(0, __filename.lastIndexOf('/'))",
].join(';')

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
  banner: { js: forCommonJs },
  sourcemap: true,
  // The packages' own sources would be most of what is uploaded.
  sourcesContent: false,
  define: { 'process.env.WOOD_MASTER_COMMIT': JSON.stringify(commit()) },
  logLevel: watching ? 'info' : 'warning',
})

if (watching) {
  await building.watch()
} else {
  await building.rebuild()
  await building.dispose()
}
