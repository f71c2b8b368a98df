import { appendFileSync } from 'node:fs'
import { findChannel } from './deploy/find-channel.ts'
import { firebase, head, prepareProject, prepareRelease } from './deploy/release.ts'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { firebaseJson } from './preflight/firebase-cli.ts'
import { awaitHealthy } from './preflight/live-site.ts'
import { targetOf } from './preflight/target.ts'
import { webhookCheck } from './preflight/webhook-check.ts'
import { main } from './shop/main.ts'

await main(async () => {
  const { values } = readCommandLine(commands.preview)
  const target = targetOf({ ...values, 'test-keys': true })
  const [channel = ''] = [values.channel]
  // Stripe sends webhooks to the staging site, not to its channels.
  await prepareRelease(target, { skip: [webhookCheck] })
  await prepareProject(target)
  await firebase(target, 'hosting:channel:deploy', channel, '--expires', '7d')
  const { url } = findChannel(firebaseJson(['hosting:channel:list'], target.projectId), channel)
  console.log(await awaitHealthy(url, head()))
  console.log(`Preview: ${url}`)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`)
  return 0
})
