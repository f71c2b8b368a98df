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
  /** Test keys are intended: this is a staging project. */
  testKeys: boolean
  /** Uncommitted changes are intended. */
  dirty: boolean
}

/** One check before a deployment; it returns all that it finds. */
export interface Check {
  name: string
  /** The later checks make no sense unless this one passes. */
  first?: true
  run(target: Target): Promise<Finding[]>
}
