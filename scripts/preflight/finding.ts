import { targetProject } from '../operator/target-project.ts'

/** A problem found before a deployment, and what to do about it. */
export interface Finding {
  problem: string
  remedy: string
}

export const found = (problem: string, remedy: string): Finding[] => [{ problem, remedy }]

/** What is deployed where, and which warnings the operator has waived on the command line. */
export interface Target {
  /** The project's id, never an alias. */
  projectId: string
  /** The site's address without a trailing slash. */
  site: string
  testKeys: boolean
  dirty: boolean
  /** The site's release doesn't name the revision of the API that it was deployed with. */
  unpinned: boolean
}

type Said = Partial<Record<'project' | 'site', string> & Record<'test-keys' | 'dirty' | 'unpinned', boolean>>

/** The target of a command line or a hook of `firebase deploy`. Throws a Failure for a contradiction. */
export function targetOf(said: Said): Target {
  const { project, site, 'test-keys': testKeys = false, dirty = false, unpinned = false } = said
  const projectId = targetProject(project ?? process.env.GCLOUD_PROJECT)
  const address = (site ?? `https://${projectId}.web.app`).replace(/\/$/, '')
  return { projectId, site: address, testKeys, dirty, unpinned }
}
