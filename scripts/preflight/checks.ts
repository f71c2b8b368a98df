import { spawnSync } from 'node:child_process'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { secrets } from '../../functions/src/config.ts'
import { collectionsOf } from '../../functions/src/data/collections.ts'
import { settingsStores } from '../../functions/src/data/firestore-settings.ts'
import { googleFetch } from '../operator/google-api.ts'
import { builtTexts, hostingPolicy } from '../shop/inline-sources.ts'
import { fromRoot, root } from '../shop/layout.ts'
import { readEnvFile, readJson, readParameters, ruledDatabase } from '../shop/project-files.ts'
import { type Finding, found, type Target } from './finding.ts'
import { firebaseCli, firebaseJson } from './firebase-cli.ts'
import { deployedKeyFindings } from './keys.ts'
import { projectFindings, treeFindings, webConfigFile, webConfigFindings } from './local-findings.ts'
import { parameterFindings } from './parameter-check.ts'
import * as remote from './remote-findings.ts'
import { imageHostFindings, imageOriginFindings, siteFindings } from './site-check.ts'

type Check = (target: Target) => Finding[] | Promise<Finding[]>

const readWebConfig = () => readEnvFile(fromRoot(webConfigFile))

/** First what can be checked on this machine, then what only the project and Stripe know. */
export const checks = {
  project: ({ projectId }) => projectFindings(projectId),

  tree(target) {
    const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
    return treeFindings(status === 0 ? stdout : undefined, target)
  },

  parameters({ projectId, unpinned }) {
    const file = `functions/.env.${projectId}`
    return parameterFindings(readParameters(projectId), {
      file,
      pinned: !unpinned,
      ruled: ruledDatabase(),
    })
  },

  // Also runs before `firebase deploy` builds the site, whichever keys are intended.
  'web-config': (target) =>
    webConfigFindings(readWebConfig(), target, readParameters(target.projectId)?.SITE_URL),

  'publishable-key'(target) {
    const key = readWebConfig()?.VITE_STRIPE_PUBLISHABLE_KEY
    return key ? deployedKeyFindings('VITE_STRIPE_PUBLISHABLE_KEY', key, target) : []
  },

  site({ projectId }) {
    const policy = hostingPolicy()
    const values = readParameters(projectId)
    const uploadUrl = values?.IMAGE_HOST_URL
    return [
      ...siteFindings(builtTexts(/\.(html|js)$/), { policy, projectId }),
      ...(uploadUrl && URL.canParse(uploadUrl) ? imageHostFindings(uploadUrl, policy) : []),
      ...(values ? imageOriginFindings(values.IMAGE_ORIGINS ?? '', policy) : []),
    ]
  },

  account: ({ projectId }) => remote.accountFindings(firebaseCli(['apps:list'], projectId), projectId),

  hosting({ projectId }) {
    const { sites } = firebaseJson(['hosting:sites:list'], projectId) as { sites: { type?: string }[] }
    return remote.hostingFindings(sites, projectId)
  },

  'service-accounts'({ projectId }) {
    const all = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`
    const exists = async (email: string) => (await googleFetch(projectId, `${all}/${email}`)).ok
    return remote.serviceAccountFindings(exists, projectId)
  },

  secrets(target) {
    const values = secrets.map(({ name }) => [name, remote.readSecret(name, target.projectId)])
    return remote.secretFindings(Object.fromEntries(values), target)
  },

  indexes({ projectId }) {
    const wanted = readJson('firestore.indexes.json')
    const list = ['firestore:indexes', '--database', ruledDatabase()]
    return remote.indexFindings(wanted, firebaseJson(list, projectId) as remote.IndexFile, projectId)
  },

  async 'request-log'({ projectId }) {
    const sink = `https://logging.googleapis.com/v2/projects/${projectId}/sinks/_Default`
    const response = await googleFetch(projectId, sink)
    if (response.ok) return remote.requestLogFindings((await response.json()) as remote.Sink)
    return found(
      `The log sink _Default of ${projectId} cannot be read: ${response.status}.`,
      'Give this account the role roles/logging.viewer.',
    )
  },

  async tax({ projectId }) {
    const db = getFirestore(initializeApp({ projectId }, 'preflight'), ruledDatabase())
    try {
      const stores = settingsStores(db, collectionsOf(db), () => new Date())
      const [{ content }, delivery] = await Promise.all([stores.taxSettings.find(), stores.delivery.find()])
      const { zones } = delivery.content
      const taxNumber = readParameters(projectId)?.SELLER_TAX_NUMBER
      return remote.taxFindings({ ...content, zones }, { taxNumber, now: new Date() })
    } catch (error) {
      return found(
        `The tax settings of ${projectId} cannot be read: ${error instanceof Error ? error.message : error}`,
        'Check the network, and that this account has the role roles/datastore.viewer.',
      )
    }
  },

  async webhook({ projectId, site }) {
    const key = remote.readSecret('STRIPE_SECRET_KEY', projectId)
    // The check of the secrets has already reported this.
    if (!key) return []
    try {
      return remote.webhookFindings(await remote.listEndpoints(key), site)
    } catch (error) {
      return found(
        `Stripe did not list the webhook endpoints: ${error instanceof Error ? error.message : error}`,
        'Check STRIPE_SECRET_KEY; a restricted key needs read access to webhook endpoints.',
      )
    }
  },
} satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export const checkNames = Object.keys(checks) as CheckName[]

/** They end the run when they find something, because the later checks make no sense then. */
const last: readonly CheckName[] = ['project', 'account']

export async function inspect(target: Target, names: readonly CheckName[]): Promise<Finding[]> {
  const all: Finding[] = []
  for (const name of names) {
    const check: Check = checks[name]
    const findings = await check(target)
    all.push(...findings)
    console.log(`${findings.length === 0 ? 'ok    ' : 'failed'}  ${name}`)
    for (const { problem, remedy } of findings) console.log(`        ${problem}\n        -> ${remedy}`)
    if (last.includes(name) && findings.length > 0) break
  }
  return all
}
