import { setTimeout as pause } from 'node:timers/promises'
import { Failure } from './failure.ts'

/** Asks the address until it answers with a success. Throws a Failure when it has not by then. */
export async function waitFor(url: string, what: string, patienceMs = 120_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(200)
  }
  throw new Failure(`${what} did not answer at ${url}. The logs in .cache/logs say why.`)
}
