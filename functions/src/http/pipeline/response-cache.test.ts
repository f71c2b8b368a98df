import { describe, expect, it, vi } from 'vitest'
import { responseCache, storedResponse } from './response-cache.ts'

const kilobyte = () => storedResponse('x'.repeat(1_000))

describe('the memory for public responses', () => {
  it('asks once for the same thing, also while it is being made, until the time is over or something changes', async () => {
    let time = 0
    const cache = responseCache(5, () => new Date(time))
    const make = vi.fn(async () => kilobyte())
    await Promise.all([cache.recall('list', make), cache.recall('list', make)])
    await cache.recall('list', make)
    expect(make).toHaveBeenCalledTimes(1)
    time = 5_000
    await cache.recall('list', make)
    cache.forget()
    await cache.recall('list', make)
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('is made anew by one caller before its time is over, while all others get the last one', async () => {
    let time = 0
    const cache = responseCache(5, () => new Date(time))
    const [old, young] = [kilobyte(), kilobyte()]
    await cache.recall('list', async () => old)
    time = 4_500
    let finish: (response: typeof young) => void = () => undefined
    const renewing = cache.recall('list', () => new Promise((resolve) => (finish = resolve)))
    const make = vi.fn(async () => kilobyte())
    expect(cache.fresh('list')).toBe(old)
    expect(await cache.recall('list', make)).toBe(old)
    finish(young)
    expect(await renewing).toBe(young)
    time = 6_000
    expect(await cache.recall('list', make)).toBe(young)
    expect(make).not.toHaveBeenCalled()
  })

  it('outlives a renewal that fails before its time is over', async () => {
    let time = 0
    const cache = responseCache(5, () => new Date(time))
    const old = kilobyte()
    await cache.recall('list', async () => old)
    const fails = () => cache.recall('list', () => Promise.reject(new Error('no')))
    time = 4_500
    expect(await fails()).toBe(old)
    time = 5_000
    await expect(fails()).rejects.toThrow('no')
  })

  it('keeps no more bytes than it may, however many questions there are', async () => {
    const cache = responseCache(5, () => new Date(0), 10_000)
    for (let question = 0; question < 500; question++)
      await cache.recall(`list ${question}`, async () => kilobyte())
    expect(cache.size()).toBeLessThanOrEqual(10_000)
    expect(cache.size()).toBeGreaterThan(5_000)
  })

  it('keeps nothing that a change made old while it was being made, and no failure', async () => {
    const cache = responseCache(5, () => new Date(0))
    let finish: (response: ReturnType<typeof kilobyte>) => void = () => undefined
    const slow = cache.recall('list', () => new Promise((resolve) => (finish = resolve)))
    cache.forget()
    finish(kilobyte())
    await slow
    expect(cache.size()).toBe(0)
    await expect(cache.recall('list', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.recall('list', async () => kilobyte())).toBeDefined()
  })
})
