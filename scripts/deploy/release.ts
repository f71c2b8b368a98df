import { spawnSync } from 'node:child_process'
import { readEnvFile } from '../preflight/env-file.ts'
import type { Check, Target } from '../preflight/finding.ts'
import { firebaseCommand } from '../preflight/firebase-cli.ts'
import { indexCheck } from '../preflight/index-check.ts'
import { checks, inspect } from '../preflight/inspect.ts'
import { projectCheck } from '../preflight/project-check.ts'
import { treeCheck } from '../preflight/tree-check.ts'
import { publishableKeyCheck, webConfigCheck } from '../preflight/web-config-check.ts'
import { run } from '../shop/child-processes.ts'
import { Failure } from '../shop/failure.ts'
import { fromRoot, root } from '../shop/layout.ts'
import { setImagePolicy } from './image-policy.ts'
import { awaitIndexes } from './index-build.ts'

/** Checks made before the build, which would otherwise be the wrong one. */
const first = [projectCheck, treeCheck, webConfigCheck, publishableKeyCheck]
const beforeRelease = checks.filter((check) => !first.includes(check) && check !== indexCheck)

/** The commit of the working tree, as the health check reports it. */
export function head(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return stdout.trim() || 'unknown'
}

async function require(target: Target, chosen: Check[]): Promise<void> {
  const findings = await inspect(target, chosen, console.log)
  if (findings.length > 0) throw new Failure('Nothing was released. Fix the problems above, then try again.')
}

/** Checks, builds, and checks what was built. Throws a Failure before anything is deployed. */
export async function prepareRelease(target: Target, { skip = [] }: { skip?: Check[] } = {}): Promise<void> {
  await require(target, first)
  if ((await run('npm', ['run', 'build'])) !== 0) throw new Failure('The build failed; nothing was deployed.')
  await require(target, beforeRelease.filter((check) => !skip.includes(check)))
}

/** Runs a command of the Firebase CLI and shows its progress. Throws a Failure when it fails. */
export async function firebase(target: Target, ...args: string[]): Promise<void> {
  const ended = await run(
    process.execPath,
    firebaseCommand(...args, '--project', target.projectId, '--non-interactive'),
  )
  if (ended !== 0)
    throw new Failure('The Firebase CLI failed; its last lines say which part was not deployed.')
}

/** Deploys rules and indexes and waits for them; for a first deployment the functions too, whose image policy comes after. */
export async function prepareProject(target: Target): Promise<void> {
  await firebase(target, 'deploy', '--only', 'firestore')
  console.log('Waiting for the indexes ...')
  await awaitIndexes(target.projectId)
  await require(target, [indexCheck])
  const region = readEnvFile(fromRoot('functions', `.env.${target.projectId}`))?.REGION ?? 'us-central1'
  if (setImagePolicy(target.projectId, region) === 'set') return
  // `--force` makes the CLI keep images for a day; the next line sets the real time.
  await firebase(target, 'deploy', '--only', 'functions', '--force')
  setImagePolicy(target.projectId, region)
}
