import { expect, test } from 'vitest'
import { addUp, type Tally } from './tallies.ts'

const found = (passed: number, failed: number) => async (): Promise<Tally> => ({ passed, failed })

test('what every test found is added up', async () => {
  const tests = [found(3, 0), found(2, 1), found(0, 4)]
  expect(await addUp(tests)).toEqual({ passed: 5, failed: 5 })
  expect(await addUp(tests, 2)).toEqual({ passed: 5, failed: 5 })
  expect(await addUp([], 2)).toEqual({ passed: 0, failed: 0 })
})

test('never more run side by side than asked for', async () => {
  let running = 0
  let most = 0
  const test = async (): Promise<Tally> => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return { passed: 1, failed: 0 }
  }
  expect(await addUp(Array(5).fill(test), 2)).toEqual({ passed: 5, failed: 0 })
  expect(most).toBe(2)
})
