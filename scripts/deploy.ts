import { firebase, head, prepareProject, prepareRelease } from './deploy/release.ts'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { awaitHealthy } from './preflight/live-site.ts'
import { targetOf } from './preflight/target.ts'
import { main } from './shop/main.ts'

/** Checks, builds, deploys, and polls the shop's health until it reports the deployed commit. */
await main(async () => {
  const { values } = readCommandLine(commands.deploy)
  const target = targetOf(values)
  console.log(`Before a deployment to ${target.projectId} (${target.site}):`)
  await prepareRelease(target)
  if (values['dry-run']) {
    await firebase(target, 'deploy', '--dry-run')
    return 0
  }
  await prepareProject(target)
  await firebase(target, 'deploy')
  console.log(`Deployed. Polling ${target.site}/api/health ...`)
  console.log(await awaitHealthy(target.site, head()))
  return 0
})
