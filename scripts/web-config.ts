import { writeFileSync } from 'node:fs'
import { readCommandLine } from './operator/command-line.ts'
import { commands } from './operator/commands.ts'
import { readEnvFile } from './preflight/env-file.ts'
import { firebaseJson } from './preflight/firebase-cli.ts'
import { projectFindings } from './preflight/project-check.ts'
import { targetOf } from './preflight/target.ts'
import { webConfigFile } from './preflight/web-config-check.ts'
import { readSdkConfig, requirePublishable, webConfigText } from './preflight/web-config-file.ts'
import { Failure } from './shop/failure.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

await main(async () => {
  const { values } = readCommandLine(commands['web-config'])
  const { projectId, site } = targetOf(values)
  const [demo] = projectFindings(projectId)
  if (demo) throw new Failure(`${demo.problem} ${demo.remedy}`)

  const file = fromRoot(webConfigFile)
  const stripeKey = requirePublishable(
    values['stripe-key'] ||
      process.env.STRIPE_PUBLISHABLE_KEY ||
      readEnvFile(file)?.VITE_STRIPE_PUBLISHABLE_KEY,
  )
  const app = values.app ? [values.app] : []
  const config = readSdkConfig(firebaseJson(['apps:sdkconfig', 'WEB', ...app], projectId))
  writeFileSync(file, webConfigText(config, { stripeKey, site }))
  console.log(`${webConfigFile} is now the configuration of ${config.projectId}.`)
  return 0
})
