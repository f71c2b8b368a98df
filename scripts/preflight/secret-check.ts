import { secrets } from '../../functions/src/config.ts'
import { type Check, type Finding, found, type Target } from './finding.ts'
import { firebaseCli } from './firebase-cli.ts'
import { deployedKeyFindings } from './key-check.ts'

/** `values` holds what Secret Manager returned; a secret without a value is missing. */
export function secretFindings(
  values: Record<string, string | undefined>,
  { projectId, testKeys }: Pick<Target, 'projectId' | 'testKeys'>,
): Finding[] {
  const set = (name: string) => `npx firebase functions:secrets:set ${name} --project ${projectId}`
  return Object.entries(values).flatMap(([name, value]) => {
    if (!value) return found(`The secret ${name} is not set or cannot be read.`, set(name))
    if (value.includes('offline')) {
      return found(`The secret ${name} has the stand-in's value.`, set(name))
    }
    if (name === 'STRIPE_SECRET_KEY') return deployedKeyFindings(name, value, { testKeys })
    if (name === 'STRIPE_WEBHOOK_SECRET' && !value.startsWith('whsec_')) {
      return found(
        `${name} is not a webhook signing secret; those start with whsec_.`,
        `Copy it from the endpoint's page in the Stripe dashboard, then: ${set(name)}`,
      )
    }
    if (name === 'SMTP_URL' && !/^smtps?:\/\/./.test(value)) {
      return found(
        `${name} is not the address of a mail server; those start with smtps:// or smtp://.`,
        `Use smtps://USER:PASSWORD@HOST:465, or smtp://unused where the Trigger Email extension sends, then: ${set(name)}`,
      )
    }
    return []
  })
}

/** Returns nothing for a secret that is missing or may not be read. */
export function readSecret(name: string, projectId: string): string | undefined {
  const { ok, output } = firebaseCli(['functions:secrets:access', name], projectId)
  return ok ? output : undefined
}

export const secretCheck: Check = {
  name: 'secrets',
  async run(target) {
    const names = secrets.map(({ name }) => name)
    return secretFindings(
      Object.fromEntries(names.map((name) => [name, readSecret(name, target.projectId)])),
      target,
    )
  },
}
