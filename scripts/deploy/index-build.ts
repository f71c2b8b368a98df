import { setTimeout as pause } from 'node:timers/promises'
import { type CliResult, firebaseCli } from '../preflight/firebase-cli.ts'
import { Failure } from '../shop/failure.ts'

const indexList = ['firestore:indexes', '--pretty']

/** The lines of the Firebase CLI's output about indexes that are not ready. */
function unreadyIndexes(printed: string): string[] {
  return printed.split('\n').filter((line) => /\[(?!READY)[A-Z_]+\]/.test(line))
}

/** Waits until every index is built, because a query without its index fails. Throws a Failure when one is broken or takes too long. */
export async function awaitIndexes(
  projectId: string,
  {
    cli = firebaseCli,
    patienceMs = 30 * 60_000,
    pauseMs = 10_000,
  }: {
    cli?: (args: string[], projectId: string) => CliResult
    patienceMs?: number
    pauseMs?: number
  } = {},
): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    const { ok, trouble } = cli(indexList, projectId)
    if (!ok) throw new Failure(`The indexes of ${projectId} cannot be listed:\n${trouble.slice(-800)}`)
    const unready = unreadyIndexes(trouble)
    if (unready.length === 0) return
    const broken = unready.find((line) => line.includes('[NEEDS_REPAIR]'))
    if (broken)
      throw new Failure(
        `An index cannot be built: ${broken.trim()}. Delete it in the console and deploy again.`,
      )
    if (Date.now() >= end) {
      throw new Failure(
        `The database is still building ${unready.length} indexes. Nothing else was deployed; try again later.`,
      )
    }
    await pause(pauseMs)
  }
}
