import { StripeError } from './stripe-error.ts'

/** An answer as it went out, kept for repeats of its call. */
export interface KeptAnswer {
  status: number
  body: unknown
  requestId: string
}

interface Kept {
  path: string
  body: string
  answer: KeptAnswer
}

function conflict(message: string): StripeError {
  return new StripeError(400, 'idempotency_error', message, {}, false)
}

/** Remembers the first answer of each idempotency key; Stripe does so for a day, the stand-in until it stops. */
export class IdempotencyKeys {
  private kept = new Map<string, Kept>()

  /** The first answer under this key, or null; throws where another call or another body used it. */
  find(key: string, path: string, body: string): KeptAnswer | null {
    const before = this.kept.get(key)
    if (!before) return null
    if (before.path !== path) {
      throw conflict(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${before.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    if (before.body !== body) {
      throw conflict(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      )
    }
    return before.answer
  }

  keep(key: string, path: string, body: string, answer: KeptAnswer): void {
    this.kept.set(key, { path, body, answer })
  }

  clear(): void {
    this.kept.clear()
  }
}
