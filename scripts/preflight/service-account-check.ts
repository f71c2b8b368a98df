import { googleFetch } from '../operator/google-api.ts'
import type { Check, Finding } from './finding.ts'

/** Whom the functions run as (functions/src/runtime.ts). */
const accounts = ['shop-api', 'shop-jobs']

/** `exists` asks Google for an account by its email. */
export async function serviceAccountFindings(
  exists: (email: string) => Promise<boolean>,
  projectId: string,
): Promise<Finding[]> {
  const emails = accounts.map((name) => `${name}@${projectId}.iam.gserviceaccount.com`)
  const found = await Promise.all(emails.map(exists))
  const missing = emails.filter((_, index) => !found[index])
  if (missing.length === 0) return []
  return [
    {
      problem: `The functions run as ${missing.join(' and ')}, which cannot be found.`,
      remedy: "Create what step 5 of 'Deploy to a new project' (docs/operations.md) lists.",
    },
  ]
}

export const serviceAccountCheck: Check = {
  name: 'service-accounts',
  async run({ projectId }) {
    const exists = async (email: string) => {
      const url = `https://iam.googleapis.com/v1/projects/${projectId}/serviceAccounts/${email}`
      return (await googleFetch(projectId, url)).ok
    }
    return serviceAccountFindings(exists, projectId)
  },
}
