// Starts every script: plain JavaScript without packages, so that it works on a fresh clone, and on Node 20 too.
// Gets a newer Node where this one is too old, installs packages when they differ from the lock file, then runs
// scripts/<name>.ts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areInstalled } from './installed-packages.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const onWindows = process.platform === 'win32'
const [name, ...rest] = process.argv.slice(2)
const oldestNode = 22
const newNode = 24

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function npm(folder, ...args) {
  const { status } = spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: onWindows,
  })
  return status === 0
}

/** The folder of a newer Node. The registry has it as a package; it is kept in the user's cache, for all clones. */
function newerNode() {
  const cache = join(
    process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
    'wood-master',
    `node-${newNode}`,
  )
  const system = `node-${onWindows ? 'win' : process.platform}-${process.arch}`
  const folder = join(cache, 'node_modules', system, 'bin')
  if (existsSync(folder)) return folder
  console.log(
    `Wood-Master needs Node ${oldestNode} or newer; this is ${process.versions.node}. Getting Node ${newNode} for it ...`,
  )
  if (!npm(root, 'install', '--no-save', '--prefix', cache, `${system}@${newNode}`))
    stop(
      `Node ${newNode} could not be had from the npm registry. Install it from nodejs.org, then run the command again.`,
    )
  return folder
}

/** npm keeps a copy of the lock file beside the packages; when the two differ, something is missing. */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  return areInstalled(packagesIn(join(folder, 'package-lock.json')), packagesIn(installed))
}

function install(folder, what) {
  if (isInstalled(folder)) return
  console.log(`Installing ${what} ...`)
  if (!npm(folder, 'ci'))
    stop(
      'The packages could not be installed. Check that the npm registry can be reached, then run the command again.',
    )
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  stop(
    `Wood-Master needs Node ${oldestNode} or newer; this is ${process.versions.node}. Install Node ${newNode} from nodejs.org, then run the command again.`,
  )
// For everything that is started from here on, npm too.
if (major < oldestNode) process.env.PATH = `${newerNode()}${delimiter}${process.env.PATH}`

install(root, 'packages (about a minute the first time)')
if (name?.startsWith('bench-')) install(join(root, 'scripts', 'benchmarks', 'tools'), 'what benchmarks need')

const texts = spawnSync('node', ['--import', 'tsx', join(root, 'scripts', 'texts.ts'), 'compile'], {
  cwd: root,
  stdio: 'inherit',
})
if (texts.status !== 0) process.exit(1)

const child = spawn('node', ['--import', 'tsx', join(root, 'scripts', `${name}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
})
// Ctrl-C and closing the terminal reach the script too: it stops what it started, and this process ends after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
