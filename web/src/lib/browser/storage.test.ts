import { describe, expect, it } from 'vitest'
import { guarded } from './storage.ts'

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('guarded storage', () => {
  it('keeps a text, gives it back and forgets it', () => {
    const store = memory()
    const safe = guarded(() => store)
    expect(safe.read('a')).toBeUndefined()
    expect(safe.write('a', 'kept')).toBe(true)
    expect(safe.read('a')).toBe('kept')
    expect(safe.write('a', undefined)).toBe(true)
    expect(safe.read('a')).toBeUndefined()
  })

  it('remembers nothing and says so where the browser forbids it', () => {
    const safe = guarded(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    expect(safe.write('a', 'kept')).toBe(false)
    expect(safe.read('a')).toBeUndefined()
  })

  it('says so when the storage is full', () => {
    const full = {
      ...memory(),
      setItem() {
        throw new DOMException('Full', 'QuotaExceededError')
      },
    }
    expect(guarded(() => full).write('a', 'kept')).toBe(false)
  })
})
