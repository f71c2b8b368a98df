import { expect, it } from 'vitest'
import { contentionOf, outcomeOf } from './burst.ts'

const burst = { ordersPerSecond: 20, seconds: 60, instances: 10, startSeconds: 1 }

it('keeps nobody waiting while the account takes what comes', () => {
  expect(outcomeOf({ ...burst, taken: 25 })).toMatchObject({ paid: 1_200, refused: 0 })
  expect(outcomeOf({ ...burst, taken: 25 }).longestWait).toBeLessThan(5)
})

it('keeps those waiting who come to an instance that is still starting', () => {
  const waitOf = (startSeconds: number) => outcomeOf({ ...burst, startSeconds, taken: 25 })
  expect(waitOf(10).longestWait).toBeGreaterThan(9)
  expect(waitOf(10)).toMatchObject({ paid: 1_200 })
  expect(waitOf(0).longestWait).toBeLessThan(waitOf(10).longestWait)
})

it('loses nothing when four times as many come as the account takes, and is done soon after it could be', () => {
  const outcome = outcomeOf({ ...burst, taken: 5 })
  expect(outcome.paid).toBe(1_200)
  // 1,200 orders at 5 a second.
  expect(outcome.drainedAfter).toBeGreaterThan(235)
  expect(outcome.drainedAfter).toBeLessThan(2 * 240)
  expect(outcome.longestWait).toBeLessThan(outcome.drainedAfter)
  // Pages ask later and later: the shop isn't called more often than orders came and pages wait, at 48 s at least.
  expect(outcome.asked).toBeLessThan(20 + 1_200 / 10)
})

it('has purchases find their document held for as much of the time as it is', () => {
  const half = contentionOf({ perSecond: 5, documents: 1, heldMs: 100 })
  expect(half.met).toBeCloseTo(0.5, 1)
  expect(contentionOf({ perSecond: 5, documents: 32, heldMs: 100 }).met).toBeCloseTo(0.5 / 32, 2)
  // Twice as many as fit into the time: the last one waits for half of it.
  expect(contentionOf({ perSecond: 20, documents: 1, heldMs: 100 }).longestMs).toBeGreaterThan(500_000)
  expect(half.longestMs).toBeLessThan(5_000)
})
