import { Failure } from '../shop/failure.ts'
import { type Finding, found, type Target } from './finding.ts'
import { isPublishable } from './keys.ts'

/** A `demo-` id exists only in the emulators: it belongs to no account and cannot be deployed to. */
export function projectFindings(projectId: string): Finding[] {
  if (!projectId.startsWith('demo-')) return []
  return found(
    `${projectId} exists only in the emulators.`,
    'Name a project of your own: --project ID, or an alias made with: npx firebase use ID --alias production',
  )
}

/** Throws a Failure for a project that exists only in the emulators. */
export function requireDeployable(projectId: string): void {
  const [demo] = projectFindings(projectId)
  if (demo) throw new Failure(`${demo.problem} ${demo.remedy}`)
}

/** `changes` is the output of `git status --porcelain`; without a repository it is undefined. */
export function treeFindings(changes: string | undefined, { dirty }: { dirty: boolean }): Finding[] {
  if (dirty) return []
  if (changes === undefined)
    return found(
      'This folder has no git history, so nobody could tell later what was deployed.',
      'Deploy from a clone of the repository, or pass --dirty.',
    )
  const files = changes.split('\n').filter((line) => line !== '')
  if (files.length === 0) return []
  const named = files.slice(0, 5).map((line) => line.slice(3))
  return found(
    `The working tree has uncommitted changes: ${named.join(', ')}${files.length > 5 ? ' ...' : ''}`,
    'Commit or stash them, or pass --dirty.',
  )
}

export const webConfigFile = 'web/.env.production.local'
const needed = [
  ...['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID'].map((name) => `VITE_FIREBASE_${name}`),
  ...['VITE_STRIPE_PUBLISHABLE_KEY', 'VITE_SITE_URL'],
]

/**
 * A site built with another project's configuration would sign people in there, and with a secret key show that to
 * everybody. `siteUrl` is the `SITE_URL` of the functions, if they have one.
 */
export function webConfigFindings(
  values: Record<string, string> | undefined,
  { projectId }: Pick<Target, 'projectId'>,
  siteUrl?: string,
): Finding[] {
  const remedy = `npm run web-config -- --project ${projectId} --stripe-key pk_...`
  if (!values) return found(`There is no ${webConfigFile}.`, remedy)
  const missing = needed.filter((name) => !values[name])
  if (missing.length > 0) return found(`${webConfigFile} does not set ${missing.join(', ')}.`, remedy)
  const {
    VITE_FIREBASE_PROJECT_ID: other,
    VITE_SITE_URL: site,
    VITE_STRIPE_PUBLISHABLE_KEY: key = '',
  } = values
  if (!isPublishable(key))
    return found(`VITE_STRIPE_PUBLISHABLE_KEY in ${webConfigFile} is not a publishable key (pk_...).`, remedy)
  if (other !== projectId)
    return found(`${webConfigFile} is the configuration of ${other}, not ${projectId}.`, remedy)
  if (!siteUrl || site === siteUrl) return []
  return found(
    `${webConfigFile} is for the site ${site}, but SITE_URL in functions/.env.${projectId} is ${siteUrl}.`,
    `npm run web-config -- --project ${projectId}, or correct SITE_URL.`,
  )
}
