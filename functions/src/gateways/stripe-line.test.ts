import { describe, expect, it } from 'vitest'
import { errors } from '../domain/errors.ts'
import { longestWaitMs, stripeInLine } from './stripe-line.ts'

/** A clock that moves only when everybody waits. */
function ownClock() {
  let time = 0
  const sleepers: { at: number; wake: () => void }[] = []
  return {
    now: () => time,
    pause: (ms: number) =>
      new Promise<undefined>((resolve) => sleepers.push({ at: time + ms, wake: () => resolve(undefined) })),
    async run() {
      for (;;) {
        await new Promise(setImmediate)
        const next = sleepers.toSorted((one, other) => one.at - other.at)[0]
        if (!next) return
        sleepers.splice(sleepers.indexOf(next), 1)
        time = Math.max(time, next.at)
        next.wake()
      }
    },
  }
}

const limits = { anEndpoint: 5, all: 8 }

async function calling(
  names: ('create' | 'find')[],
  refuse: (time: number) => boolean = () => false,
  by = limits,
) {
  const clock = ownClock()
  let made = 0
  const passed: { name: string; at: number }[] = []
  const call = (name: string) => async () => {
    made++
    if (refuse(clock.now())) throw errors.manyPayments()
    passed.push({ name, at: clock.now() })
    return name
  }
  const gateway = stripeInLine(by, clock)({ create: call('create'), find: call('find') })
  const results = Promise.allSettled(names.map((name) => gateway[name]()))
  await clock.run()
  return { results: await results, passed, took: clock.now(), calls: () => made }
}

const perSecond = (passed: { at: number }[]) =>
  [...Map.groupBy(passed, ({ at }) => Math.floor(at / 1_000)).values()].map(({ length }) => length)

describe('calls of Stripe', () => {
  it('go at once while there are few', async () => {
    const { took, passed } = await calling(['create', 'find', 'create'])
    expect([took, passed.length]).toEqual([0, 3])
  })

  it('go as fast as the account takes those of one endpoint, and nobody waits longer than is said', async () => {
    const { results, passed, took } = await calling(Array.from({ length: 100 }, () => 'create'))
    expect(took).toBeLessThanOrEqual(longestWaitMs)
    expect(perSecond(passed).slice(1, 8)).toEqual([5, 5, 5, 5, 5, 5, 5])
    const refused = results.filter((one) => one.status === 'rejected')
    expect(refused.length).toBe(100 - passed.length)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'busy', details: { retryAfterSeconds: 10 } })
  })

  it('go as fast as the account takes all of them', async () => {
    const names = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'create' : 'find'))
    const { passed } = await calling(names)
    expect(passed).toHaveLength(40)
    expect(Math.max(...perSecond(passed).slice(1))).toBeLessThanOrEqual(8)
  })

  it('wait and go again when Stripe refuses them, because other instances call as well', async () => {
    const { results, passed } = await calling(['create', 'create', 'create'], (time) => time < 2_000)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(passed.every(({ at }) => at >= 2_000)).toBe(true)
  })

  it('are given up when Stripe goes on refusing them', async () => {
    const { results, took } = await calling(['create'], () => true)
    expect(results[0]).toMatchObject({ status: 'rejected', reason: { code: 'busy' } })
    expect(took).toBeLessThanOrEqual(longestWaitMs)
  })

  it('pause before they go again where the account has no limit, too', async () => {
    const without = { anEndpoint: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY }
    const { calls, results } = await calling(['create', 'create'], (time) => time < 2_000, without)
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(calls()).toBeLessThanOrEqual(2 * (2_000 / 100 + 1))
  })

  it('fail at once for any other reason', async () => {
    const gateway = stripeInLine(limits)({ create: () => Promise.reject(errors.alreadyPaid()) })
    await expect(gateway.create()).rejects.toMatchObject({ code: 'order_already_paid' })
  })
})
