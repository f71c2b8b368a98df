import { googleFetch } from '../operator/google-api.ts'
import { type Check, type Finding, found } from './finding.ts'

/** Addresses that carry an email; docs/operations.md has the exclusion of them. */
export const emailsInAddresses = '(/user/|/admin/|/singleUser|/userOrder|[?&]email=)'
const filter = `log_id("run.googleapis.com/requests") httpRequest.requestUrl=~"${emailsInAddresses}"`

/** A log sink, as far as Google's `projects.sinks.get` is read. */
export interface Sink {
  disabled?: boolean
  exclusions?: { filter: string; disabled?: boolean }[]
}

export function requestLogFindings({ disabled, exclusions = [] }: Sink): Finding[] {
  const isThere = exclusions.some(
    (exclusion) => !exclusion.disabled && exclusion.filter.replace(/\s+/g, ' ').trim() === filter,
  )
  if (disabled || isThere) return []
  return found(
    "The platform's request log keeps emails: the sink _Default does not leave out the addresses that carry them.",
    `Add to it the exclusion of docs/operations.md, 'Logs': ${filter}`,
  )
}

export const requestLogCheck: Check = {
  name: 'request-log',
  async run({ projectId }) {
    const sink = `https://logging.googleapis.com/v2/projects/${projectId}/sinks/_Default`
    const response = await googleFetch(projectId, sink)
    if (response.ok) return requestLogFindings((await response.json()) as Sink)
    return found(
      `The log sink _Default of ${projectId} cannot be read: ${response.status}.`,
      'Give this account the role roles/logging.viewer.',
    )
  },
}
