import { firebaseCli } from '../preflight/firebase-cli.ts'
import { Failure } from '../shop/failure.ts'

/** Days that an image of the function is kept, and so the time in which a release can be rolled back to. */
export const imageDays = 90

/** Whether the project has images to keep; before the first deployment it has none. */
export type ImagePolicy = 'set' | 'no images yet'

/** Sets how long images are kept, without which the CLI fails. Throws a Failure with its message. */
export function setImagePolicy(projectId: string, region: string, cli = firebaseCli): ImagePolicy {
  const { ok, trouble } = cli(
    ['functions:artifacts:setpolicy', '--location', region, '--days', String(imageDays), '--force'],
    projectId,
  )
  if (!ok)
    throw new Failure(`The cleanup policy for images in ${region} could not be set:\n${trouble.slice(-800)}`)
  return /does not exist/.test(trouble) ? 'no images yet' : 'set'
}
