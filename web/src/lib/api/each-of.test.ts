import { expect, it } from 'vitest'
import { eachOf } from './each-of.ts'

const many = Array.from({ length: 10 }, (_, index) => index)

it('does each once, in spite of those that fail', async () => {
  const seen: number[] = []
  const outcome = await eachOf(many, async (item) => {
    seen.push(item)
    if (item % 5 === 0) throw new Error(`not ${item}`)
  })
  expect(seen).toEqual(many)
  expect(outcome.done).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  expect(outcome.failed).toEqual([
    { item: 0, error: new Error('not 0') },
    { item: 5, error: new Error('not 5') },
  ])
})

it('has only a few under way at once', async () => {
  let underWay = 0
  let most = 0
  await eachOf(many, async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
  })
  expect(most).toBe(4)
})

it('does nothing for nothing', async () => {
  expect(await eachOf([], () => Promise.reject(new Error('never')))).toEqual({ done: [], failed: [] })
})
