import { type Check, type Finding, found } from './finding.ts'
import { type CliResult, firebaseCli } from './firebase-cli.ts'

/** Reads what the Firebase CLI returned when asked for the project's apps. */
export function accountFindings({ ok, trouble }: CliResult, projectId: string): Finding[] {
  if (ok) return []
  const signedOut = /authenticate|login/i.test(trouble)
  return found(
    signedOut
      ? 'The Firebase CLI is not signed in.'
      : `The Firebase CLI cannot see the project ${projectId}: ${trouble.slice(-300)}`,
    signedOut
      ? 'npx firebase login (in a pipeline: the credentials of a service account, as docs/operations.md describes).'
      : 'Check the project id, and that this account may deploy to it: npx firebase projects:list',
  )
}

export const accountCheck: Check = {
  name: 'account',
  first: true,
  run: async ({ projectId }) => accountFindings(firebaseCli(['apps:list'], projectId), projectId),
}
