import { setTimeout as pause } from 'node:timers/promises'
import { errors, ShopError } from '../domain/errors.ts'
import type { Turns } from '../domain/payments/report-payment.ts'

/** Calls a second that the account takes at Stripe: of one of its endpoints, and of all. */
export interface StripeLimits {
  anEndpoint: number
  all: number
}

/** Longest that a call waits for its turn, in milliseconds; one that would wait longer is refused at once. */
export const longestWaitMs = 8_000
/** A second's calls may go at once after a pause. */
const burstMs = 1_000
/** Before a refused call goes again, however much the account takes. */
const leastPauseMs = 100

/**
 * The calls of one kind within an instance, `most` a second. Instances don't know of one another, so it halves its rate
 * when Stripe refuses, once a second at most, and slowly finds back as calls pass. Times in milliseconds.
 */
export function lineOf(most: number) {
  let rate = most
  let next = Number.NEGATIVE_INFINITY
  let slowedAt = Number.NEGATIVE_INFINITY
  return {
    next: () => next,
    take(now: number): void {
      next = Math.max(next, now - burstMs) + 1_000 / rate
    },
    passed(): void {
      rate = Math.min(most, rate + most / 500)
    },
    refused(now: number): void {
      next = Math.max(next, now + leastPauseMs)
      if (now < slowedAt + burstMs) return
      slowedAt = now
      rate = Math.max(rate / 2, most / 100)
      next += 1_000 / rate
    },
  }
}

const usualClock = { now: () => performance.now(), pause: (ms: number) => pause(ms) }

/** Gateways whose calls wait until the account takes them; one that Stripe refuses all the same waits again. They throw `busy` instead of waiting longer. */
export function stripeInLine({ anEndpoint, all }: StripeLimits, clock = usualClock) {
  const whole = lineOf(all)

  async function inTurn(line: ReturnType<typeof lineOf>, call: () => Promise<unknown>): Promise<unknown> {
    const until = clock.now() + longestWaitMs
    for (;;) {
      const now = clock.now()
      const at = Math.max(line.next(), whole.next())
      if (at > until) throw errors.manyPayments()
      line.take(now)
      whole.take(now)
      if (at > now) await clock.pause(at - now)
      try {
        const result = await call()
        line.passed()
        return result
      } catch (error) {
        if (!(error instanceof ShopError) || error.code !== 'busy') throw error
        line.refused(clock.now())
      }
    }
  }

  return function inLine<Gateway extends object>(gateway: Gateway): Gateway {
    const lines = new Map<string | symbol, ReturnType<typeof lineOf>>()
    return new Proxy(gateway, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name)
        // A signed event is read without a call.
        if (typeof method !== 'function' || name === 'readEvent') return method
        const line = lines.get(name) ?? lineOf(anEndpoint)
        lines.set(name, line)
        return (...args: unknown[]) => inTurn(line, async () => method.apply(target, args))
      },
    })
  }
}

/** One turn in `everyMs` within this instance; whoever gets none waits as long and may look again. */
export function turnsOf(everyMs: number): Turns {
  let next = Number.NEGATIVE_INFINITY
  return {
    async take() {
      const now = performance.now()
      if (now >= next) {
        next = now + everyMs
        return true
      }
      await pause(everyMs)
      return false
    },
  }
}
