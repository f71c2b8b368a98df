import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failure.ts'

/** Polls the address until it responds with success. Throws a Failure when it does not in time. */
export async function waitFor(url: string, what: string, patienceMs = 300_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(200)
  }
  throw new Failure(`${what} did not respond at ${url}. See the logs in .cache/logs.`)
}
