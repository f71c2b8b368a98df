import { targetProject } from '../operator/target-project.ts'
import type { Target } from './finding.ts'

interface Said {
  project?: string
  site?: string
  'test-keys'?: boolean
  dirty?: boolean
}

/**
 * The project named on the command line, or the one that a hook of `firebase deploy` runs for, or the offline shop's.
 * The site is the project's own address unless another is passed. Throws a Failure for a contradiction.
 */
export function targetOf(said: Said): Target {
  const projectId = targetProject(said.project ?? process.env.GCLOUD_PROJECT)
  return {
    projectId,
    site: (said.site ?? `https://${projectId}.web.app`).replace(/\/$/, ''),
    testKeys: said['test-keys'] ?? false,
    dirty: said.dirty ?? false,
  }
}
