import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from '../shop/failure.ts'

interface Health {
  status: string
  commit: string
  parts: Record<string, { status: string; ms: number; message?: string }>
}

/** One line that a person can read at a glance. */
export function healthLine({ status, commit, parts }: Health): string {
  const each = Object.entries(parts).map(
    ([name, part]) => `${name} ${part.status} ${part.ms} ms${part.message ? ` (${part.message})` : ''}`,
  )
  return `${status}, commit ${commit}, ${each.join(', ')}`
}

async function healthOf(site: string): Promise<Health | undefined> {
  const answer = await fetch(`${site}/api/health`, { signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  )
  // A shop that is down says so in the same words, with 503.
  return answer?.headers.get('content-type')?.includes('json') ? ((await answer.json()) as Health) : undefined
}

/**
 * Asks the deployed shop until it answers with this commit and everything is well; a fresh instance and the CDN may need
 * a minute. Throws a Failure with the last answer.
 */
export async function awaitHealthy(
  site: string,
  commit: string,
  { patienceMs = 120_000, pauseMs = 3_000 } = {},
): Promise<string> {
  const end = Date.now() + patienceMs
  let last: Health | undefined
  do {
    last = (await healthOf(site)) ?? last
    if (last?.status === 'ok' && last.commit === commit) return healthLine(last)
    await pause(pauseMs)
  } while (Date.now() < end)
  throw new Failure(
    `${site}/api/health does not say that commit ${commit} is well. ${last ? `It said: ${healthLine(last)}.` : 'It did not answer.'} docs/operations.md says how to look further and how to roll back.`,
  )
}
