import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answeredAhead, forgetAhead } from './ahead.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A call that answers with how often it was made. */
function counted() {
  let calls = 0
  return answeredAhead(async (id: string) => {
    calls += 1
    return `${id} ${calls}`
  })
}

it('answers once with what was asked for ahead, however often it was', async () => {
  const order = counted()
  order.ask('a')
  order.ask('a')
  expect(await order.get('a')).toBe('a 1')
  expect(await order.get('a')).toBe('a 2')
})

it('asks again when something else was asked for ahead', async () => {
  const order = counted()
  order.ask('a')
  expect(await order.get('b')).toBe('b 2')
})

it('asks again five seconds later', async () => {
  const order = counted()
  order.ask('a')
  vi.advanceTimersByTime(4_999)
  expect(await order.get('a')).toBe('a 1')
  order.ask('a')
  vi.advanceTimersByTime(5_000)
  expect(await order.get('a')).toBe('a 3')
})

it('asks again when anything may have changed since', async () => {
  const order = counted()
  order.ask('a')
  forgetAhead()
  expect(await order.get('a')).toBe('a 2')
})

it('asks again when asking ahead has failed', async () => {
  let calls = 0
  const order = answeredAhead(async (id: string) => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return id
  })
  order.ask('a')
  await vi.waitFor(async () => expect(await order.get('a')).toBe('a'))
})
