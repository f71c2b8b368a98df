import { describe, expect, it } from 'vitest'
import { makeOnce } from './next-key.ts'

const stored = new Error('stored under the key')

/** A provider that stores failures under some keys; `makesAnyway`: it failed only after it had made the thing. */
function provider(failing: string[], { makesAnyway = false } = {}) {
  const asked: string[] = []
  const made: string[] = []
  const making = {
    async make(key: string) {
      asked.push(key)
      if (failing.includes(key)) {
        if (makesAnyway && !made.includes(key)) made.push(key)
        throw stored
      }
      if (!made.includes(key)) made.push(key)
      return key
    },
    findMade: async () => made[0],
    isStored: (error: unknown) => error === stored,
  }
  return { asked, made, making }
}

describe('making something once', () => {
  it('asks once when nothing is wrong', async () => {
    const { asked, making } = provider([])
    expect(await makeOnce('key', making)).toBe('key')
    expect(asked).toEqual(['key'])
  })

  it('takes the next key when a failure is stored, also when two try at once', async () => {
    const { made, making } = provider(['key'])
    expect(await Promise.all([makeOnce('key', making), makeOnce('key', making)])).toEqual(['key-2', 'key-2'])
    expect(made).toEqual(['key-2'])
  })

  it('finds what was made in spite of the failure, and makes no second one', async () => {
    const { made, making } = provider(['key'], { makesAnyway: true })
    expect(await makeOnce('key', making)).toBe('key')
    expect(made).toEqual(['key'])
  })

  it('gives up after a few keys, and at once at any other error', async () => {
    const { asked, making } = provider(['key', 'key-2', 'key-3', 'key-4'])
    await expect(makeOnce('key', making)).rejects.toBe(stored)
    expect(asked).toHaveLength(4)
    const other = { ...making, isStored: () => false }
    await expect(makeOnce('key', other)).rejects.toBe(stored)
    expect(asked).toHaveLength(5)
  })
})
