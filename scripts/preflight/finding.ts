/** What is wrong with a deployment that has not happened yet, and what to do about it. */
export interface Finding {
  problem: string
  remedy: string
}

/** What is to be deployed, where, and what the person at the keyboard has said to be intended. */
export interface Target {
  /** The project's id, never an alias. */
  projectId: string
  /** The site's address without a slash at the end. */
  site: string
  /** Test keys are meant: a staging project. */
  testKeys: boolean
  /** A working tree with changes is meant. */
  dirty: boolean
}

export interface Check {
  name: string
  /** Without this one the later checks can't be made. */
  first?: true
  run(target: Target): Promise<Finding[]>
}
