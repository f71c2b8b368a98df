import { untilNextTryMs } from '@wood-master/contract/errors'
import { lineOf, longestWaitMs } from '../../functions/src/gateways/stripe-line.ts'
import { median } from '../benchmarks/rounds.ts'

/** Orders that come at random for some time and each need one call of one of Stripe's endpoints. */
interface Burst {
  ordersPerSecond: number
  seconds: number
  /** How many instances there are; each minute a new one takes the place of one. */
  instances: number
  /** Until an instance that is new answers. */
  startSeconds: number
  /** Calls a second that the account takes of the endpoint. */
  taken: number
}

interface Order {
  at: number
  tries: number
}

const tickMs = 10
const minute = 60_000

/** The same numbers each time. */
function numbers() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** What becomes of the orders of a burst, with the shop's own lines and its page's own tries, in a time that only this model has. */
export function outcomeOf({ ordersPerSecond, seconds, instances, startSeconds, taken }: Burst) {
  const random = numbers()
  const lines = Array.from({ length: instances }, () => lineOf(taken))
  const startedAt = lines.map(() => 0)
  const due = new Map<number, (() => void)[]>()
  const waits: number[] = []
  let now = 0
  let tokens = taken
  let refused = 0
  let asked = 0
  let mostAsked = 0
  const expected = ordersPerSecond * seconds

  function later(at: number, act: () => void): void {
    const tick = Math.max(now + tickMs, Math.ceil(at / tickMs) * tickMs)
    const acts = due.get(tick)
    if (acts) acts.push(act)
    else due.set(tick, [act])
  }

  function inTurn(order: Order, line: ReturnType<typeof lineOf>, until: number): void {
    const at = Math.max(now, line.next())
    if (at > until) {
      order.tries++
      later(now + untilNextTryMs(order.tries, random()), () => ask(order))
      return
    }
    line.take(now)
    later(at, () => {
      if (tokens >= 1) {
        tokens--
        line.passed()
        waits.push(now - order.at)
      } else {
        refused++
        line.refused(now)
        inTurn(order, line, until)
      }
    })
  }

  function ask(order: Order): void {
    asked++
    const instance = Math.floor(random() * instances)
    const line = lines[instance]
    const begun = Math.max(now, startedAt[instance] ?? 0)
    if (line && begun === now) inTurn(order, line, now + longestWaitMs)
    else if (line) later(begun, () => inTurn(order, line, begun + longestWaitMs))
  }

  for (let order = 0; order < expected; order++) {
    const at = random() * seconds * 1_000
    later(at, () => ask({ at, tries: 0 }))
  }
  for (; waits.length < expected; now += tickMs) {
    tokens = Math.min(taken, tokens + (taken * tickMs) / 1_000)
    if (now % 1_000 === 0) {
      mostAsked = Math.max(mostAsked, asked)
      asked = 0
    }
    if (now % minute === 0) {
      lines[(now / minute) % instances] = lineOf(taken)
      startedAt[(now / minute) % instances] = now + startSeconds * 1_000
    }
    const acts = due.get(now) ?? []
    due.delete(now)
    for (const act of acts) act()
  }
  // In seconds; `refused`: calls that Stripe refused, which waited once more; `asked`: of the shop, a second at most.
  return {
    longestWait: waits.reduce((most, wait) => Math.max(most, wait), 0) / 1_000,
    medianWait: median(waits) / 1_000,
    drainedAfter: now / 1_000,
    paid: waits.length,
    refused,
    asked: mostAsked,
  }
}

/** Purchases that come at random and each hold one of some documents, by chance, from its read to its commit. */
interface Crowd {
  perSecond: number
  documents: number
  heldMs: number
}

/** How many of ten minutes' purchases find theirs held (from 0 to 1), and how long one waits at most, in milliseconds: locks are given in turn. */
export function contentionOf({ perSecond, documents, heldMs }: Crowd): { met: number; longestMs: number } {
  const random = numbers()
  const freeAt = new Map<number, number>()
  let [come, met, longestMs] = [0, 0, 0]
  for (let at = 0; at < 10 * minute; at += (Math.log(1 / (1 - random())) * 1_000) / perSecond) {
    const one = Math.floor(random() * documents)
    const begins = Math.max(at, freeAt.get(one) ?? 0)
    freeAt.set(one, begins + heldMs)
    come++
    if (begins > at) met++
    longestMs = Math.max(longestMs, begins - at)
  }
  return { met: met / come, longestMs }
}
