import { StripeError } from './stripe-error'

interface Kept {
  path: string
  body: string
  answer?: { status: number; body: unknown; requestId: string }
}

/** What a repeated call gets: the first answer, or nothing where the call is new. */
export type Replay = { status: number; body: unknown; requestId: string } | null

/** Remembers the first answer of each idempotency key, as Stripe does for a day. */
export class IdempotencyKeys {
  private kept = new Map<string, Kept>()

  /** Answers the kept answer; refuses another call, or another body, under the same key. */
  begin(key: string, path: string, body: string): Replay {
    const before = this.kept.get(key)
    if (!before) {
      this.kept.set(key, { path, body })
      return null
    }
    if (before.path !== path) {
      const message = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). Try using a key other than '${key}' if you meant to execute a different request.`
      throw new StripeError(400, 'idempotency_error', message, {}, false)
    }
    if (before.body !== body) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      throw new StripeError(400, 'idempotency_error', message, {}, false)
    }
    if (before.answer) return before.answer
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`
    throw new StripeError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' }, false)
  }

  keep(key: string, status: number, body: unknown, requestId: string): void {
    const kept = this.kept.get(key)
    if (kept) kept.answer = { status, body, requestId }
  }

  forget(key: string): void {
    this.kept.delete(key)
  }

  clear(): void {
    this.kept.clear()
  }
}
