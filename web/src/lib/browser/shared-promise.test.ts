import { describe, expect, it, vi } from 'vitest'
import { loadedOnce, sharedWhilePending } from './shared-promise.ts'

describe('sharedWhilePending', () => {
  it('makes one call of those that are made together, and a new one afterwards', async () => {
    const call = vi.fn(async () => 'ready')
    const shared = sharedWhilePending(call)
    expect(await Promise.all([shared(), shared()])).toEqual(['ready', 'ready'])
    expect(call).toHaveBeenCalledTimes(1)
    await shared()
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('forgets a failure', async () => {
    const call = vi.fn(async () => 'ready').mockRejectedValueOnce(new Error('broken'))
    const shared = sharedWhilePending(call)
    await expect(shared()).rejects.toThrow('broken')
    await expect(shared()).resolves.toBe('ready')
  })
})

describe('loadedOnce', () => {
  it('keeps what was loaded', async () => {
    const load = vi.fn(async () => 'ready')
    const loaded = loadedOnce(load)
    await loaded()
    await loaded()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads again after a failure', async () => {
    const load = vi.fn(async () => 'ready').mockRejectedValueOnce(new Error('broken'))
    const loaded = loadedOnce(load)
    await expect(loaded()).rejects.toThrow('broken')
    await expect(loaded()).resolves.toBe('ready')
  })
})
