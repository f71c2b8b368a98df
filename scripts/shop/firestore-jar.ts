import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { fromRoot } from './layout.ts'

const firebaseCache = join(homedir(), '.cache', 'firebase', 'emulators')

export function isDownloaded(prefix: string): boolean {
  return existsSync(firebaseCache) && readdirSync(firebaseCache).some((name) => name.startsWith(prefix))
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

/** Where the emulator's jar is, as a variable for firebase-tools: its own, or the Google Cloud CLI's copy. */
export function firestoreJarEnvironment(): { FIRESTORE_EMULATOR_BINARY_PATH?: string } {
  if (process.env.FIRESTORE_EMULATOR_BINARY_PATH || isDownloaded('cloud-firestore-emulator-')) return {}
  const jar = gcloudJar()
  return jar ? { FIRESTORE_EMULATOR_BINARY_PATH: wrap(jar) } : {}
}
