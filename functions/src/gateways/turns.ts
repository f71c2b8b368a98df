import { setTimeout as pause } from 'node:timers/promises'
import type { Turns } from '../domain/payments/report-payment.ts'

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
