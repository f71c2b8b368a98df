import { apiVersion, releaseTrains, trainOf } from '../api-version.ts'
import { StripeError } from './stripe-error.ts'

const wellFormed = /^\d{4}-\d{2}-\d{2}(\.[a-z_]+)?$/

function refused(status: number, message: string, code?: string): StripeError {
  return new StripeError(status, 'invalid_request_error', message, code ? { code } : {}, false)
}

/**
 * Says which version a call is of. The shapes of the responses are those of one release train, to which the last one
 * before it is near enough; a version of any other is refused unless `anyVersion` says that this does not matter.
 */
export function checkedVersion(header: string | undefined, anyVersion: boolean): string {
  if (header === undefined || header === '') return apiVersion
  if (!wellFormed.test(header)) throw refused(400, `Invalid Stripe API version: ${header}`)
  if (releaseTrains.includes(trainOf(header) ?? '') || anyVersion) return header
  throw refused(
    400,
    `paper-till speaks the release trains '${releaseTrains.join("' and '")}', not the Stripe API version ${header}. Start it with --any-version to get responses in the shapes of ${apiVersion} all the same.`,
  )
}

/** There is one account here; a call for another one is refused as Stripe refuses an account that a key cannot reach. */
export function checkedAccount(header: string | undefined, shownKey: string): void {
  if (header === undefined || header === '') return
  const message = `The provided key '${shownKey}' does not have access to account '${header}' (or that account does not exist). Application access may have been revoked.`
  throw refused(403, message, 'account_invalid')
}
