import { type Check, type Finding, found } from './finding.ts'

/** A `demo-` id exists only in the emulators: it belongs to no account and cannot be deployed to. */
export function projectFindings(projectId: string): Finding[] {
  if (!projectId.startsWith('demo-')) return []
  return found(
    `${projectId} exists only in the emulators.`,
    'Name a project of your own: --project ID, or an alias made with: npx firebase use ID --alias production',
  )
}

export const projectCheck: Check = {
  name: 'project',
  first: true,
  run: async ({ projectId }) => projectFindings(projectId),
}
