import { spawnSync } from 'node:child_process'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { firebaseCommand } from './preflight/firebase-cli.ts'
import { checks, inspect } from './preflight/inspect.ts'
import { awaitHealthy } from './preflight/live-site.ts'
import { projectCheck } from './preflight/project-check.ts'
import { targetOf } from './preflight/target.ts'
import { treeCheck } from './preflight/tree-check.ts'
import { publishableKeyCheck, webConfigCheck } from './preflight/web-config-check.ts'
import { run } from './shop/child-processes.ts'
import { Failure } from './shop/failure.ts'
import { root } from './shop/layout.ts'
import { main } from './shop/main.ts'

/** Before anything is built: what would make the build the wrong one. */
const first = [projectCheck, treeCheck, webConfigCheck, publishableKeyCheck]

function head(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return stdout.trim() || 'unknown'
}

function refuseIf(findings: unknown[]): void {
  if (findings.length > 0)
    throw new Failure('Nothing was deployed. Mend what is named above, then try again.')
}

await main(async () => {
  const { values } = readCommandLine(commands.deploy)
  const target = targetOf(values)
  console.log(`Before a deployment to ${target.projectId} (${target.site}):`)
  refuseIf(await inspect(target, first, console.log))
  if ((await run('npm', ['run', 'build'])) !== 0) throw new Failure('The build failed; nothing was deployed.')
  refuseIf(
    await inspect(
      target,
      checks.filter((check) => !first.includes(check)),
      console.log,
    ),
  )
  const dry = values['dry-run'] ? ['--dry-run'] : []
  const deployed = await run(
    process.execPath,
    firebaseCommand('deploy', '--project', target.projectId, '--non-interactive', ...dry),
  )
  if (deployed !== 0)
    throw new Failure("The Firebase CLI ended with an error; its last lines say which part isn't new.")
  if (values['dry-run']) return 0
  console.log(`Deployed. Asking ${target.site}/api/health ...`)
  console.log(await awaitHealthy(target.site, head()))
  return 0
})
