import { firebaseCli } from '../preflight/firebase-cli.ts'
import { Failure } from '../shop/failure.ts'

/** How many days an image of the function is kept: a release can be rolled back to for as long. */
export const imageDays = 90

/** Whether the project has images to keep; before the first deployment it has none. */
export type ImagePolicy = 'set' | 'no images yet'

/**
 * Says how long images are kept. Without that the Firebase CLI ends a deployment with an error before Hosting is
 * released. Throws a Failure with the CLI's own words.
 */
export function setImagePolicy(projectId: string, region: string, cli = firebaseCli): ImagePolicy {
  const { ok, trouble } = cli(
    ['functions:artifacts:setpolicy', '--location', region, '--days', String(imageDays), '--force'],
    projectId,
  )
  if (!ok)
    throw new Failure(`It could not be said how long images are kept in ${region}:\n${trouble.slice(-800)}`)
  return /does not exist/.test(trouble) ? 'no images yet' : 'set'
}
