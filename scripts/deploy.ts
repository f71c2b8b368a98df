import { findChannel } from './deploy/find-channel.ts'
import { firebase, head, prepareProject, prepareRelease } from './deploy/release.ts'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { firebaseJson } from './preflight/firebase-cli.ts'
import { awaitHealthy, smoke } from './preflight/live-site.ts'
import { targetOf } from './preflight/target.ts'
import { main } from './shop/main.ts'

const channel = 'release'

/**
 * Checks and builds, then deploys the functions and, to a channel of its own, the pages, which run the new revision
 * there while the site stays with the old one. Only what is healthy there and opens goes to the site.
 */
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
  await firebase(target, 'deploy', '--only', 'functions')
  await firebase(target, 'hosting:channel:deploy', channel, '--expires', '1d')
  const { url, site } = findChannel(firebaseJson(['hosting:channel:list'], target.projectId), channel)
  console.log(await awaitHealthy(url, head()))
  console.log(await smoke(url))
  await firebase(target, 'hosting:clone', `${site}:${channel}`, `${site}:live`)
  console.log(`Deployed. Polling ${target.site}/api/health ...`)
  console.log(await awaitHealthy(target.site, head()))
  return 0
})
