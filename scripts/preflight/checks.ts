import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { secrets } from '../../functions/src/config.ts'
import { firestoreDelivery, firestoreTaxSettings } from '../../functions/src/data/firestore-settings.ts'
import { googleFetch } from '../operator/google-api.ts'
import { hostingPolicy } from '../shop/inline-sources.ts'
import { fromRoot, root } from '../shop/layout.ts'
import { readEnvFile, readParameters, ruledDatabase } from '../shop/project-files.ts'
import { type Finding, found, type Target } from './finding.ts'
import { firebaseCli, firebaseJson } from './firebase-cli.ts'
import { deployedKeyFindings } from './keys.ts'
import { projectFindings, treeFindings, webConfigFile, webConfigFindings } from './local-findings.ts'
import { parameterFindings } from './parameter-check.ts'
import * as remote from './remote-findings.ts'
import { builtTexts, imageHostFindings, imageOriginFindings, siteFindings } from './site-check.ts'

/** What one check finds; `last` ends the run when it finds something, because the later checks make no sense then. */
interface Check {
  run: (target: Target) => Finding[] | Promise<Finding[]>
  last?: true
}

const readWebConfig = () => readEnvFile(fromRoot(webConfigFile))

/** First what can be checked on this machine, then what only the project and Stripe know. */
export const checks = {
  project: { last: true, run: ({ projectId }) => projectFindings(projectId) },

  tree: {
    run(target) {
      const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
      return treeFindings(status === 0 ? stdout : undefined, target)
    },
  },

  parameters: {
    run({ projectId, site, unpinned }) {
      const file = `functions/.env.${projectId}`
      return parameterFindings(readParameters(projectId), {
        file,
        pinned: !unpinned,
        site,
        ruled: ruledDatabase(),
      })
    },
  },

  // Also runs before `firebase deploy` builds the site, whichever keys are intended.
  'web-config': { run: (target) => webConfigFindings(readWebConfig(), target) },

  'publishable-key': {
    run(target) {
      const key = readWebConfig()?.VITE_STRIPE_PUBLISHABLE_KEY
      return key ? deployedKeyFindings('VITE_STRIPE_PUBLISHABLE_KEY', key, target) : []
    },
  },

  site: {
    run({ projectId }) {
      const policy = hostingPolicy()
      const values = readParameters(projectId)
      const uploadUrl = values?.IMAGE_HOST_URL
      return [
        ...siteFindings(builtTexts(), { policy, projectId }),
        ...(uploadUrl && URL.canParse(uploadUrl) ? imageHostFindings(uploadUrl, policy) : []),
        ...(values ? imageOriginFindings(values.IMAGE_ORIGINS ?? '', policy) : []),
      ]
    },
  },

  account: {
    last: true,
    run: ({ projectId }) => remote.accountFindings(firebaseCli(['apps:list'], projectId), projectId),
  },

  hosting: {
    run({ projectId }) {
      const { sites } = firebaseJson(['hosting:sites:list'], projectId) as { sites: { type?: string }[] }
      return remote.hostingFindings(sites, projectId)
    },
  },

  'service-accounts': {
    run({ projectId }) {
      const all = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`
      const exists = async (email: string) => (await googleFetch(projectId, `${all}/${email}`)).ok
      return remote.serviceAccountFindings(exists, projectId)
    },
  },

  secrets: {
    run(target) {
      const values = secrets.map(({ name }) => [name, remote.readSecret(name, target.projectId)])
      return remote.secretFindings(Object.fromEntries(values), target)
    },
  },

  indexes: {
    run({ projectId }) {
      const wanted = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8'))
      const list = ['firestore:indexes', '--database', ruledDatabase()]
      return remote.indexFindings(wanted, firebaseJson(list, projectId) as remote.IndexFile, projectId)
    },
  },

  'request-log': {
    async run({ projectId }) {
      const sink = `https://logging.googleapis.com/v2/projects/${projectId}/sinks/_Default`
      const response = await googleFetch(projectId, sink)
      if (response.ok) return remote.requestLogFindings((await response.json()) as remote.Sink)
      return found(
        `The log sink _Default of ${projectId} cannot be read: ${response.status}.`,
        'Give this account the role roles/logging.viewer.',
      )
    },
  },

  tax: {
    async run({ projectId }) {
      const db = getFirestore(initializeApp({ projectId }, 'preflight'), ruledDatabase())
      try {
        const [{ content }, { zones }] = await Promise.all([
          firestoreTaxSettings(db).find(),
          firestoreDelivery(db).terms(),
        ])
        const taxNumber = readParameters(projectId)?.SELLER_TAX_NUMBER
        return remote.taxFindings({ ...content, zones }, { taxNumber, now: new Date() })
      } catch (error) {
        return found(
          `The tax settings of ${projectId} cannot be read: ${error instanceof Error ? error.message : error}`,
          'Check the network, and that this account has the role roles/datastore.viewer.',
        )
      }
    },
  },

  webhook: {
    async run({ projectId, site }) {
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
  },
} satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export const checkNames = Object.keys(checks) as CheckName[]

export async function inspect(target: Target, names: readonly CheckName[]): Promise<Finding[]> {
  const all: Finding[] = []
  for (const name of names) {
    const check: Check = checks[name]
    const findings = await check.run(target)
    all.push(...findings)
    console.log(`${findings.length === 0 ? 'ok    ' : 'failed'}  ${name}`)
    for (const { problem, remedy } of findings) console.log(`        ${problem}\n        -> ${remedy}`)
    if (check.last && findings.length > 0) break
  }
  return all
}
