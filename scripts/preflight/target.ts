import { targetProject } from '../operator/target-project.ts'
import type { Target } from './finding.ts'

interface Said {
  project?: string
  site?: string
  'test-keys'?: boolean
  dirty?: boolean
}

/** The target of a command line or a hook of `firebase deploy`. Throws a Failure for a contradiction. */
export function targetOf(said: Said): Target {
  const projectId = targetProject(said.project ?? process.env.GCLOUD_PROJECT)
  return {
    projectId,
    site: (said.site ?? `https://${projectId}.web.app`).replace(/\/$/, ''),
    testKeys: said['test-keys'] ?? false,
    dirty: said.dirty ?? false,
  }
}
