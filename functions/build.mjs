import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { context } from 'esbuild'
import { bundle } from './build/bundle.mjs'

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
  ...bundle,
  define: { 'process.env.WOOD_MASTER_COMMIT': JSON.stringify(commit()) },
  logLevel: watching ? 'info' : 'warning',
})

if (watching) {
  await building.watch()
} else {
  await building.rebuild()
  await building.dispose()
}
