import { setTimeout as pause } from 'node:timers/promises'
import { firebaseCli } from '../preflight/firebase-cli.ts'
import { Failure } from '../shop/failure.ts'
import { ruledDatabase } from '../shop/project-files.ts'

/**
 * The address of a preview channel and the site that it belongs to, from the `result` of
 * `firebase hosting:channel:list --json`. Throws a Failure if there is no such channel.
 */
export function findChannel(result: unknown, channel: string): { url: string; site: string } {
  const { channels = [] } = (result ?? {}) as { channels?: { name?: string; url?: string }[] }
  const { name, url } = channels.find((known) => known.name?.endsWith(`/channels/${channel}`)) ?? {}
  if (!name || !url) throw new Failure(`Hosting has no channel ${channel}.`)
  return { url, site: name.split('/').at(-3) ?? '' }
}

/** Days that an image of the function is kept, and so the time in which a release can be rolled back to. */
export const imageDays = 90

/** Sets how long images are kept, without which the CLI fails; before the first deployment there are none. Throws a Failure with its message. */
export function setImagePolicy(
  projectId: string,
  region: string,
  cli = firebaseCli,
): 'set' | 'no images yet' {
  const set = ['functions:artifacts:setpolicy', '--location', region, '--days', String(imageDays), '--force']
  const { ok, trouble } = cli(set, projectId)
  if (!ok)
    throw new Failure(`The cleanup policy for images in ${region} could not be set:\n${trouble.slice(-800)}`)
  return /does not exist/.test(trouble) ? 'no images yet' : 'set'
}

/** How long a deployment waits for its indexes; the time that a workflow gives its job is longer. */
export const indexMinutes = 30

/** Waits until every index is built, because a query without its index fails. Throws a Failure when one is broken or takes too long. */
export async function awaitIndexes(
  projectId: string,
  { cli = firebaseCli, patienceMs = indexMinutes * 60_000, pauseMs = 10_000 } = {},
): Promise<void> {
  const end = Date.now() + patienceMs
  for (;;) {
    const { ok, trouble } = cli(['firestore:indexes', '--pretty', '--database', ruledDatabase()], projectId)
    if (!ok) throw new Failure(`The indexes of ${projectId} cannot be listed:\n${trouble.slice(-800)}`)
    const unready = trouble.split('\n').filter((line) => /\[(?!READY)[A-Z_]+\]/.test(line))
    if (unready.length === 0) return
    const broken = unready.find((line) => line.includes('[NEEDS_REPAIR]'))
    if (broken)
      throw new Failure(
        `An index cannot be built: ${broken.trim()}. Delete it in the console and deploy again.`,
      )
    if (Date.now() >= end)
      throw new Failure(
        `The database is still building ${unready.length} indexes. Nothing else was deployed; try again later.`,
      )
    await pause(pauseMs)
  }
}
