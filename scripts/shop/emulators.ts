import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { firebaseCommand } from '../preflight/firebase-cli.ts'
import { buildStandIns } from './build.ts'
import { type Command, run } from './child-processes.ts'
import { Failure } from './failure.ts'
import { isTaken, requireFreePorts } from './free-ports.ts'
import { builtTexts } from './inline-sources.ts'
import { requireJava } from './java.ts'
import { fromRoot, ports, projectId, uiPort } from './layout.ts'
import { localConfig } from './local-config.ts'
import { readJson } from './project-files.ts'

function isDownloaded(prefix: string): boolean {
  const cache = join(homedir(), '.cache', 'firebase', 'emulators')
  return existsSync(cache) && readdirSync(cache).some((name) => name.startsWith(prefix))
}

/** The Google Cloud CLI's own copy of the emulator, when that CLI is on the PATH. */
function gcloudJar(): string | undefined {
  const found = spawnSync('which', ['gcloud'], { encoding: 'utf8' })
  if (found.status !== 0) return undefined
  const sdk = dirname(dirname(realpathSync(found.stdout.trim())))
  const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
  return existsSync(jar) ? jar : undefined
}

/** Manifest lines are at most 72 bytes long; a continuation starts with a space. */
function manifestLine(line: string): string {
  const [first = '', ...more] = line.match(/^.{1,70}|.{1,69}/g) ?? []
  return [first, ...more.map((part) => ` ${part}`)].join('\r\n')
}

/** That copy names no main class, so `java -jar` cannot start it; a jar with only a manifest that points to it can. */
function wrap(jar: string): string {
  const manifest = [
    'Manifest-Version: 1.0',
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    `Class-Path: ${pathToFileURL(jar).href}`,
  ]
  const wrapper = fromRoot('.cache', 'firestore-emulator.jar')
  mkdirSync(dirname(wrapper), { recursive: true })
  const text = `${manifest.map(manifestLine).join('\r\n')}\r\n\r\n`
  writeFileSync(wrapper, zipSync({ 'META-INF/MANIFEST.MF': strToU8(text) }))
  return wrapper
}

const downloads = 'https://storage.googleapis.com/firebase-preview-drop/emulator/'

/** Whether firebase-tools can fetch what is not here yet. */
const canDownload = (patienceMs: number): Promise<boolean> =>
  fetch(downloads, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )

/**
 * Where the emulator's jar is, as a variable for firebase-tools: its own, or the Google Cloud CLI's copy. Throws a Failure
 * where there is none and none can be fetched.
 */
export async function firestoreJarEnvironment(
  canFetch = () => canDownload(10_000),
): Promise<{ FIRESTORE_EMULATOR_BINARY_PATH?: string }> {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || isDownloaded('cloud-firestore-emulator-')) return {}
  const jar = gcloudJar()
  if (jar) return { FIRESTORE_EMULATOR_BINARY_PATH: wrap(jar) }
  // firebase-tools goes through a proxy, which fetch does not.
  if (process.env.HTTPS_PROXY || process.env.https_proxy || (await canFetch())) return {}
  throw new Failure(
    'The Firestore emulator is not on this machine yet, and storage.googleapis.com, where it is fetched from once, does not answer. Connect to the network, then try again.',
  )
}

const localConfigFile = 'firebase.local.json'

export type UiState = 'open' | 'taken' | 'missing'

/** The emulator UI is a separate download: it is started when it is there or can be fetched, and its port is free. */
export async function uiState(port = uiPort): Promise<UiState> {
  if (await isTaken(port)) return 'taken'
  return isDownloaded('ui-') || (await canDownload(1_000)) ? 'open' : 'missing'
}

/** Written beside the original, because the paths in it are relative. */
function writeLocalConfig(ui: boolean): void {
  const documents = Object.values(builtTexts())
  const config = localConfig(readJson('firebase.json'), { ui, documents })
  writeFileSync(fromRoot(localConfigFile), JSON.stringify(config, null, 2))
}

async function emulators(args: string[]): Promise<Command> {
  requireJava()
  // The emulators of a project find each other through a file there; two shops side by side must not.
  const temporary = fromRoot('.cache', 'tmp')
  mkdirSync(temporary, { recursive: true })
  return {
    name: 'emulators',
    command: process.execPath,
    args: firebaseCommand(...args, '--project', projectId, '--config', localConfigFile),
    // Nothing should look for Google's metadata server here.
    env: {
      ...(await firestoreJarEnvironment()),
      TMPDIR: temporary,
      CI: 'true',
      METADATA_SERVER_DETECTION: 'none',
    },
  }
}

/** Skips what firebase-tools does at start that a local shop has no use for. */
const withoutDetours = {
  // It asks the npm registry for the latest functions SDK, for up to ten seconds without a network.
  npm_config_offline: 'true',
  // Discovery through a file; the HTTP server used by default takes four seconds to shut down.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Seconds; ten, as usual, are too few where other work keeps the machine busy.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  // From Node 22 on, compiled code is cached between starts.
  NODE_COMPILE_CACHE: fromRoot('.cache', 'compiled'),
}

/** All emulators of the shop, an export in `data` imported. Throws a Failure without Java or the emulator. */
export async function shopEmulators(data: string) {
  const ui = await uiState()
  writeLocalConfig(ui === 'open')
  const command = await emulators(['emulators:start', '--import', data])
  return { ui, command: { ...command, env: { ...command.env, ...withoutDetours } } }
}

interface BesideEmulators {
  env?: Record<string, string>
  options?: string[]
}

/** Builds the stand-ins and runs one of our scripts, named from `scripts/`, as `runBesideEmulators` does. */
export async function runScriptBesideEmulators(
  script: string,
  words: readonly string[] = [],
  more?: BesideEmulators,
): Promise<number> {
  await buildStandIns()
  const command = [process.execPath, '--import', 'tsx', fromRoot('scripts', script), ...words]
  return runBesideEmulators(command.join(' '), more)
}

/** Runs a command beside empty Auth and Firestore emulators and returns its exit code. Throws a Failure where their ports are in use. */
export async function runBesideEmulators(
  script: string,
  { env, options = [] }: BesideEmulators = {},
): Promise<number> {
  await requireFreePorts({ firestore: ports.firestore, auth: ports.auth })
  writeLocalConfig(false)
  const command = await emulators(['emulators:exec', '--only', 'auth,firestore', ...options, script])
  return run(command.command, command.args, { ...command.env, ...env })
}
