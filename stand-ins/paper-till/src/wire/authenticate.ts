import { StripeError } from './stripe-error.ts'

/** The keys that the stand-in accepts; every other one is rejected. */
export interface ApiKeys {
  secretKey: string
  publishableKey: string
}

/** Who calls, by the key: the browser may do far less. */
export type Caller = 'server' | 'browser'

function refused(message: string): StripeError {
  return new StripeError(401, 'invalid_request_error', message, {}, false)
}

/** The key of a bearer or basic `Authorization` header, or of the browser's `key` parameter. */
function keyOf(header: string | undefined, keyParam: string | null): string | null {
  if (header === undefined) return keyParam
  const [scheme = '', value = ''] = header.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return null
  const [user = ''] = Buffer.from(value, 'base64').toString('utf8').split(':')
  return user
}

export function masked(key: string): string {
  return key.length <= 12
    ? '*'.repeat(key.length)
    : `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`
}

/** Says who calls; 401 without a key or with one that is not the account's. */
export function authenticate(header: string | undefined, keyParam: string | null, keys: ApiKeys): Caller {
  const key = keyOf(header, keyParam)
  if (key === null || key === '') {
    throw refused(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    )
  }
  if (key === keys.secretKey) return 'server'
  if (key === keys.publishableKey) return 'browser'
  throw refused(`Invalid API Key provided: ${masked(key)}`)
}

/** 401 for a call that a publishable key may not make. */
export function secretKeyRequired(): StripeError {
  return new StripeError(
    401,
    'invalid_request_error',
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
    false,
  )
}
