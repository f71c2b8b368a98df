import { expect, it } from 'vitest'
import { errors } from '../domain/errors.ts'
import { inBatches } from './in-batches.ts'

/** Work that ends when it is told to, and what it was given. */
function workshop(atMost = 10) {
  const given: string[][] = []
  const ends: (() => void)[] = []
  const work = async (items: string[]) => {
    given.push(items)
    await new Promise<void>((end) => ends.push(end))
    return items.slice(0, atMost).map((item) => item.toUpperCase())
  }
  return { given, work, end: () => ends.shift()?.() }
}

const atOnce = { most: 3, everyMs: 0 }

it('does one thing at once, and what was asked for meanwhile together', async () => {
  const { given, work, end } = workshop()
  const ask = inBatches(work, atOnce)
  const first = ask('a')
  const others = ['b', 'c', 'd', 'e'].map((item) => ask(item))
  expect(given).toEqual([['a']])
  end()
  expect(await first).toBe('A')
  await expect.poll(() => given).toEqual([['a'], ['b', 'c', 'd']])
  end()
  await expect.poll(() => given).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  end()
  expect(await Promise.all(others)).toEqual(['B', 'C', 'D', 'E'])
})

it('brings what was left of a batch with the next one, first', async () => {
  const given: string[][] = []
  const ask = inBatches(async (items: string[]) => {
    given.push(items)
    return items.slice(0, 2)
  }, atOnce)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((item) => ask(item)))
  expect(given).toEqual([['a'], ['b', 'c', 'd'], ['d', 'e']])
})

it('tries each alone after a batch that failed, so that one broken thing stops no other', async () => {
  const ask = inBatches(async (items: string[]) => {
    if (items.includes('broken')) throw new Error('broken record')
    return items
  }, atOnce)
  const results = await Promise.allSettled(['a', 'b', 'broken', 'c'].map((item) => ask(item)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

it("tries nothing again that the shop itself refuses, and says 'busy' where too many wait", async () => {
  let tried = 0
  const ask = inBatches(
    async () => {
      tried++
      throw errors.busy()
    },
    { ...atOnce, mostWaiting: 2 },
  )
  const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((item) => ask(item)))
  expect(results.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(
    Array.from({ length: 4 }, () => 'busy'),
  )
  expect(tried).toBe(2)
})
