import { appendFileSync, writeFileSync } from 'node:fs'
import { answerOf, applyMonitoring, type Call } from '../monitoring/apply.ts'
import { signInAt, tryPurchase } from '../operator/canary.ts'
import { googleFetch } from '../operator/google-api.ts'
import { target } from '../operator/on-shop.ts'
import { checkNames, inspect } from '../preflight/checks.ts'
import { type Target, targetOf } from '../preflight/finding.ts'
import { firebaseJson } from '../preflight/firebase-cli.ts'
import { requireDeployable, webConfigFile } from '../preflight/local-findings.ts'
import { command } from '../shop/command-line.ts'
import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from '../shop/project-files.ts'
import { awaitHealthy, smoke } from './live-site.ts'
import { findChannel } from './project-state.ts'
import { firebase, head, prepareProject, prepareRelease } from './release.ts'
import { readSdkConfig, requirePublishable, webConfigText } from './web-config-file.ts'

const deployment = {
  ...target,
  'test-keys': { type: 'boolean', default: false },
  dirty: { type: 'boolean', default: false },
  /** For when the platform takes no pins, or instances are kept warm. */
  unpinned: { type: 'boolean', default: false },
} as const

/** What is released was built before, where no credentials are in reach (`.github/workflows/build.yml`). */
const built = { type: 'boolean', default: false } as const

const releaseChannel = 'release'

/** Deploys the pages to a channel that lasts so long, and waits until they are healthy there. */
async function deployToChannel(release: Target, channel: string, lasts: string) {
  await firebase(release, 'hosting:channel:deploy', channel, '--expires', lasts)
  const found = findChannel(firebaseJson(['hosting:channel:list'], release.projectId), channel)
  console.log(await awaitHealthy(found.url, head()))
  return found
}

export const deployCommands = [
  command({ name: 'preflight', options: { ...deployment, only: { type: 'string' } } }, async ({ values }) => {
    const chosen = checkNames.filter((name) => values.only === undefined || name === values.only)
    if (chosen.length === 0)
      throw new Failure(`There is no check '${values.only}'; the checks are ${checkNames.join(', ')}.`)
    const release = targetOf(values)
    console.log(`Before a deployment to ${release.projectId} (${release.site}):`)
    const findings = await inspect(release, chosen)
    console.log(findings.length === 0 ? 'Ready.' : `Not ready: ${findings.length} to fix.`)
    return findings.length === 0 ? 0 : 1
  }),

  /**
   * Checks and builds, then deploys the functions and, to a channel of its own, the pages, which run the new revision
   * there while the site stays with the old one. Only what is healthy there and opens goes to the site.
   */
  command(
    {
      name: 'deploy',
      options: { ...deployment, built, 'dry-run': { type: 'boolean', default: false } },
      requires: ['project'],
    },
    async ({ values }) => {
      const release = targetOf(values)
      console.log(`Before a deployment to ${release.projectId} (${release.site}):`)
      await prepareRelease(release, values.built)
      if (values['dry-run']) {
        await firebase(release, 'deploy', '--dry-run')
        return
      }
      await prepareProject(release)
      await firebase(release, 'deploy', '--only', 'functions')
      const { url, site } = await deployToChannel(release, releaseChannel, '1d')
      const opened = await smoke(url).catch(({ message }) => {
        throw new Failure(`${message} The site stays as it is.`)
      })
      console.log(opened)
      await firebase(release, 'hosting:clone', `${site}:${releaseChannel}`, `${site}:live`)
      console.log(`Deployed. Polling ${release.site}/api/health ...`)
      console.log(await awaitHealthy(release.site, head()))
    },
  ),

  command(
    {
      name: 'preview',
      options: { ...target, built, dirty: deployment.dirty, channel: { type: 'string' } },
      requires: ['project', 'channel'],
    },
    async ({ values: { channel = '', ...values } }) => {
      const release = targetOf({ ...values, 'test-keys': true })
      // Stripe sends webhooks to the staging site, not to its channels.
      await prepareRelease(release, values.built, 'webhook')
      await prepareProject(release)
      const { url } = await deployToChannel(release, channel, '7d')
      console.log(`Preview: ${url}`)
      if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${url}\n`)
    },
  ),

  /** Makes or changes a project's alerts, SLOs and dashboard as the files in `monitoring/` say. */
  command(
    {
      name: 'monitoring',
      options: {
        ...target,
        /** Who is told of an alert. */
        email: { type: 'string' },
      },
      requires: ['project', 'email'],
    },
    async ({ values: { email = '', ...values } }) => {
      const { projectId: project, site } = targetOf(values)
      requireDeployable(project)
      const call: Call = async (method, url, body) =>
        answerOf(method, url, await googleFetch(project, url, { method, body: body && JSON.stringify(body) }))
      const { host } = new URL(site)
      for (const line of await applyMonitoring(call, { project, host, email })) console.log(line)
    },
  ),

  /** Opens the deployed site's pages and buys up to the card, as the account of `CANARY_EMAIL` and `CANARY_PASSWORD`. */
  command({ name: 'canary', options: target, requires: ['project'] }, async ({ values }) => {
    const { site } = targetOf(values)
    const { CANARY_EMAIL: email, CANARY_PASSWORD: password } = process.env
    if (!email || !password) throw new Failure('CANARY_EMAIL and CANARY_PASSWORD are the account that buys.')
    console.log(await smoke(site))
    const idToken = await signInAt(site, email, password)
    console.log(`Bought and given back: ${await tryPurchase({ site, idToken, email })}`)
  }),

  command(
    {
      name: 'web-config',
      options: {
        ...deployment,
        'stripe-key': { type: 'string' },
        /** Which web app, if the project has more than one. */
        app: { type: 'string' },
      },
      requires: ['project'],
    },
    async ({ values }) => {
      const { projectId, site } = targetOf(values)
      requireDeployable(projectId)
      const file = fromRoot(webConfigFile)
      const before = readEnvFile(file)
      const known = process.env.STRIPE_PUBLISHABLE_KEY || before?.VITE_STRIPE_PUBLISHABLE_KEY
      const stripeKey = requirePublishable(values['stripe-key'] || known)
      const app = values.app ? [values.app] : []
      const config = readSdkConfig(firebaseJson(['apps:sdkconfig', 'WEB', ...app], projectId))
      writeFileSync(file, webConfigText(config, { stripeKey, site }))
      console.log(`${webConfigFile} is now the configuration of ${config.projectId}.`)
    },
  ),
]
