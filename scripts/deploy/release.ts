import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type CheckName, checkNames, inspect } from '../preflight/checks.ts'
import type { Target } from '../preflight/finding.ts'
import { firebaseCommand } from '../preflight/firebase-cli.ts'
import { run } from '../shop/child-processes.ts'
import { Failure } from '../shop/failure.ts'
import { releaseConfig } from '../shop/hosting-config.ts'
import { fromRoot, root } from '../shop/layout.ts'
import { readJson, readParameters } from '../shop/project-files.ts'
import { awaitIndexes, setImagePolicy } from './project-state.ts'

/** Checks made before the build, which would otherwise be the wrong one. */
const first: CheckName[] = ['project', 'tree', 'web-config', 'publishable-key']
const beforeRelease = checkNames.filter((name) => !first.includes(name) && name !== 'indexes')

export function head(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return stdout.trim() || 'unknown'
}

async function require(target: Target, names: CheckName[]): Promise<void> {
  const findings = await inspect(target, names)
  if (findings.length > 0) throw new Failure('Nothing was released. Fix the problems above, then try again.')
}

/** Checks, builds unless that was done, and checks what was built. Throws a Failure before anything is deployed. */
export async function prepareRelease(target: Target, built: boolean, skipped?: CheckName): Promise<void> {
  await require(target, first)
  if (!built && (await run('npm', ['run', 'build'])) !== 0)
    throw new Failure('The build failed; nothing was deployed.')
  await require(target, beforeRelease.filter((name) => name !== skipped))
}

/** Runs a command of the Firebase CLI and shows its progress. Throws a Failure when it fails. */
export async function firebase(target: Target, ...args: string[]): Promise<void> {
  const config = releaseConfig(readJson('firebase.json'), target)
  const file = fromRoot('firebase.release.json')
  writeFileSync(file, JSON.stringify(config))
  const where = ['--config', file, '--project', target.projectId, '--non-interactive']
  const command = firebaseCommand(...args, ...where)
  if ((await run(process.execPath, command)) !== 0)
    throw new Failure('The Firebase CLI failed; its last lines say which part was not deployed.')
}

/** Deploys rules and indexes and waits for them; for a first deployment the functions too, whose image policy comes after. */
export async function prepareProject(target: Target): Promise<void> {
  await firebase(target, 'deploy', '--only', 'firestore')
  console.log('Waiting for the indexes ...')
  await awaitIndexes(target.projectId)
  await require(target, ['indexes'])
  const region = readParameters(target.projectId)?.REGION ?? 'us-central1'
  if (setImagePolicy(target.projectId, region) === 'set') return
  // `--force` makes the CLI keep images for a day; the next line sets the real time.
  await firebase(target, 'deploy', '--only', 'functions', '--force')
  setImagePolicy(target.projectId, region)
}
