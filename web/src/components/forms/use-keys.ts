import { useState } from 'react'

/**
 * Keys by what is asked for. The same again, after a lost response, does nothing more; anything else has a key of its own, for
 * under a known one the shop does nothing.
 */
export function useKeys() {
  const [keys] = useState(() => new Map<string, string>())
  const keyOf = (asked: unknown): string => {
    const name = JSON.stringify(asked)
    const key = keys.get(name) ?? crypto.randomUUID()
    keys.set(name, key)
    return key
  }
  /** The same is something new from here on. */
  const answered = (asked: unknown) => void keys.delete(JSON.stringify(asked))
  return { keyOf, answered }
}
