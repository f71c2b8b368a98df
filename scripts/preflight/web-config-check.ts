import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from './env-file.ts'
import { type Check, type Finding, found, type Target } from './finding.ts'
import { deployedKeyFindings } from './key-check.ts'

export const webConfigFile = 'web/.env.production.local'

const needed = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_STRIPE_PUBLISHABLE_KEY',
]

/** A site built with another project's configuration would sign people in there. */
export function webConfigFindings(
  values: Record<string, string> | undefined,
  { projectId }: Pick<Target, 'projectId'>,
): Finding[] {
  const remedy = `npm run web-config -- --project ${projectId} --stripe-key pk_...`
  if (!values) return found(`There is no ${webConfigFile}.`, remedy)
  const missing = needed.filter((name) => !values[name])
  if (missing.length > 0) return found(`${webConfigFile} does not set ${missing.join(', ')}.`, remedy)
  if (values.VITE_FIREBASE_PROJECT_ID !== projectId) {
    return found(
      `${webConfigFile} is the configuration of ${values.VITE_FIREBASE_PROJECT_ID}, not ${projectId}.`,
      remedy,
    )
  }
  return []
}

const read = () => readEnvFile(fromRoot(webConfigFile))

/** Also runs before `firebase deploy` builds the site, whichever keys are intended. */
export const webConfigCheck: Check = {
  name: 'web-config',
  run: async (target) => webConfigFindings(read(), target),
}

export const publishableKeyCheck: Check = {
  name: 'publishable-key',
  async run(target) {
    const key = read()?.VITE_STRIPE_PUBLISHABLE_KEY
    return key ? deployedKeyFindings('VITE_STRIPE_PUBLISHABLE_KEY', key, target) : []
  },
}
