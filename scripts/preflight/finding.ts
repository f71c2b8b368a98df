import { targetProject } from '../operator/target-project.ts'
import { readParameters } from '../shop/project-files.ts'

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
  /** The site's address without a trailing slash: its `SITE_URL`. */
  site: string
  testKeys: boolean
  dirty: boolean
  /** The site's release doesn't name the revision of the API that it was deployed with. */
  unpinned: boolean
}

type Said = Partial<Record<'project', string> & Record<'test-keys' | 'dirty' | 'unpinned', boolean>>

/** The target of a command line or a hook of `firebase deploy`. Throws a Failure for a contradiction. */
export function targetOf(said: Said, parametersOf = readParameters): Target {
  const { project, 'test-keys': testKeys = false, dirty = false, unpinned = false } = said
  const projectId = targetProject(project ?? process.env.GCLOUD_PROJECT)
  const site = parametersOf(projectId)?.SITE_URL || `https://${projectId}.web.app`
  return { projectId, site, testKeys, dirty, unpinned }
}
