import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../shop/failure.ts'

/** The manifest of functions and parameters that `firebase deploy` asks the package itself for. Throws a Failure without one. */
export function discoveredManifest(folder: string): string {
  const bin = join(folder, 'node_modules', 'firebase-functions', 'lib', 'bin', 'firebase-functions.js')
  const file = join(folder, 'functions.yaml')
  const { status } = spawnSync(process.execPath, [bin, folder], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: file,
      GCLOUD_PROJECT: 'demo-pack',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 60_000,
  })
  if (status !== 0) throw new Failure('The packed function does not load by itself.')
  return readFileSync(file, 'utf8')
}
