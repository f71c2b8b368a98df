import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Command } from './child-processes.ts'
import { firestoreJarEnvironment, isDownloaded } from './firestore-jar.ts'
import { requireJava } from './java.ts'
import { fromRoot, projectId } from './layout.ts'
import { localConfig } from './local-config.ts'

const localConfigFile = 'firebase.local.json'
const uiDownload = 'https://storage.googleapis.com/firebase-preview-drop/emulator/'

/** The emulators' own pages are a download: they come along when they are there or can be fetched. */
async function canHaveUi(): Promise<boolean> {
  if (isDownloaded('ui-')) return true
  const answer = await fetch(uiDownload, { method: 'HEAD', signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  )
  return answer !== undefined
}

/** Lies beside the original, because paths in it are relative to it. */
function writeLocalConfig(ui: boolean): void {
  const config = localConfig(JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')), ui)
  writeFileSync(fromRoot(localConfigFile), JSON.stringify(config, null, 2))
}

function firebase(name: string, args: string[]): Command {
  requireJava()
  // The emulators of a project find each other through a file there; shops side by side must not find one another.
  const temporary = fromRoot('.cache', 'tmp')
  mkdirSync(temporary, { recursive: true })
  return {
    name,
    command: process.execPath,
    args: [
      fromRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
      ...args,
      '--project',
      projectId,
      '--config',
      localConfigFile,
    ],
    // Nobody looks for Google's metadata server, which no workshop has.
    env: { ...firestoreJarEnvironment(), TMPDIR: temporary, CI: 'true', METADATA_SERVER_DETECTION: 'none' },
  }
}

export interface ShopEmulators {
  command: Command
  /** Whether the emulators' own pages are served. */
  ui: boolean
}

/** What firebase-tools would otherwise do while everybody waits, for nothing that a local shop needs. */
const withoutDetours = {
  // It asks the registry for the newest functions SDK, ten seconds long where there is no network.
  npm_config_offline: 'true',
  // It reads the functions' list from a file; the server that it would start for it takes four seconds to stop.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // From Node 22 on, what was compiled once is not compiled again.
  NODE_COMPILE_CACHE: fromRoot('.cache', 'compiled'),
}

/** All emulators of the shop, an export in `data` imported. Throws a Failure without Java. */
export async function shopEmulators(data: string): Promise<ShopEmulators> {
  const ui = await canHaveUi()
  writeLocalConfig(ui)
  const command = firebase('emulators', ['emulators:start', '--import', data])
  return { ui, command: { ...command, env: { ...command.env, ...withoutDetours } } }
}

/** Runs a command beside empty Auth and Firestore emulators, and ends with its exit code. */
export function besideEmptyEmulators(script: string, options: string[] = []): Command {
  writeLocalConfig(false)
  return firebase('emulators', ['emulators:exec', '--only', 'auth,firestore', ...options, script])
}
