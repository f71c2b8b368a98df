import { useState } from 'react'

/**
 * Keys by what is asked for. The same again, after a lost response, does nothing more; anything else has a key of its own, for
 * under a known one the shop does nothing. Keys of a form with several subjects are apart.
 */
export function useKeys() {
  const [keys] = useState(() => new Map<string, Map<string, string>>())
  const keyOf = (asked: unknown, subject = ''): string => {
    const ofSubject = keys.get(subject) ?? new Map<string, string>()
    const name = JSON.stringify(asked)
    const key = ofSubject.get(name) ?? crypto.randomUUID()
    keys.set(subject, ofSubject.set(name, key))
    return key
  }
  /** The page shows what is so now: whatever is asked for from here on is new. */
  const answered = (subject = '') => void keys.delete(subject)
  return { keyOf, answered }
}

export type Keys = ReturnType<typeof useKeys>
