// Starts every script: plain Node without packages, so that it works on a fresh clone.
// Installs packages when they differ from the lock file, then runs scripts/<name>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areInstalled } from './installed-packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...rest] = process.argv.slice(2)

/** Ends the run with one sentence that includes the remedy. */
function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(
    `Wood-Master needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org, then run the command again.`,
  )
}

/** npm keeps a copy of the lock file beside the packages; when the two differ, something is missing. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages
  return areInstalled(wanted, present)
}

if (!isInstalled()) {
  console.log('Installing packages (about a minute the first time) ...')
  const install = spawnSync('npm', ['ci'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    stop(
      'The packages could not be installed. Check that the npm registry can be reached, then run the command again.',
    )
  }
}

const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
})
// Ctrl-C reaches the script too: it stops what it started, and this process ends after it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
