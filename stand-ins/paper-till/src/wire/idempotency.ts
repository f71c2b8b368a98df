import { StripeError } from './stripe-error.ts'

/** A response as it went out, kept for repeats of its call. */
export interface KeptResponse {
  status: number
  body: unknown
  requestId: string
  headers?: Record<string, string>
}

interface Kept {
  path: string
  body: string
  /** A `KeptResponse` as text; null while the first call is still being carried out. */
  response: string | null
  /** Seconds since 1970. */
  since: number
}

const day = 24 * 60 * 60
const longestKey = 255

function conflict(status: number, message: string, code?: string): StripeError {
  return new StripeError(status, 'idempotency_error', message, code ? { code } : {}, false)
}

/** Remembers the first response of each idempotency key for a day, as Stripe does at least. */
export class IdempotencyKeys {
  private kept = new Map<string, Kept>()

  /**
   * The first response under this key, or null for a call that now holds the key until `keep` or `release`.
   * Throws where another call or another body used it, and while the first call is still under way.
   */
  take(key: string, path: string, body: string, now: number): KeptResponse | null {
    if (key.length > longestKey) {
      const message = `Idempotency keys can be at most ${longestKey} characters long; this one has ${key.length}.`
      throw conflict(400, message)
    }
    const before = this.kept.get(key)
    if (!before || (before.response !== null && now - before.since >= day)) {
      this.kept.set(key, { path, body, response: null, since: now })
      return null
    }
    if (before.path !== path) {
      throw conflict(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    if (before.body !== body) {
      throw conflict(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    if (before.response === null) {
      throw conflict(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      )
    }
    return JSON.parse(before.response)
  }

  keep(key: string, { status, body, requestId, headers }: KeptResponse): void {
    const entry = this.kept.get(key)
    if (entry) entry.response = JSON.stringify({ status, body, requestId, headers })
  }

  /** Forgets a key whose call did not begin: it was refused as malformed, or got no further than the door. */
  release(key: string): void {
    this.kept.delete(key)
  }

  clear(): void {
    this.kept.clear()
  }
}
