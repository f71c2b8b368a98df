import { spawnSync } from 'node:child_process'
import { Failure } from '../shop/failure.ts'
import { fromRoot, root } from '../shop/layout.ts'

const cli = fromRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

export type CliResult = ReturnType<typeof firebaseCli>

export function firebaseCli(args: string[], projectId: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    firebaseCommand(...args, '--project', projectId, '--non-interactive'),
    { cwd: root, encoding: 'utf8' },
  )
  return { ok: status === 0, output: stdout.trim(), trouble: `${stdout}${stderr}`.trim() }
}

/** The `result` of a command with `--json`. Throws a Failure with the CLI's own last lines. */
export function firebaseJson(args: string[], projectId: string): unknown {
  const { ok, output, trouble } = firebaseCli([...args, '--json'], projectId)
  if (!ok)
    throw new Failure(
      `The Firebase CLI failed to run '${args.join(' ')}' for ${projectId}. Sign in with 'npx firebase login', check the project id, then try again. Its output:\n${trouble.slice(-800)}`,
    )
  return JSON.parse(output).result
}

/** Its command line, for Node; used with `run`, so that its progress shows. */
export const firebaseCommand = (...args: string[]) => [cli, ...args]
