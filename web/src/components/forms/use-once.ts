import { useState } from 'react'
import { hasCode } from '#lib/api/api-error.ts'

export interface Keys {
  get: (of: string) => string | undefined
  set: (of: string, key: string) => unknown
  delete: (of: string) => unknown
}

/** Nothing comes of it any more: Stripe or the stock refused it, its order was deleted since, or something else arrived under this key before. */
const usesUp = (error: unknown) => hasCode(error, 'refund_not_possible', 'cart_not_orderable', 'key_reused')

/**
 * Sends something under a key that stays the same until the shop has answered: after a lost response a repeat does nothing
 * more, and anything else is refused, so that nothing is done twice by chance. `of`: the subject, in a form with several, or
 * what the page shows of it: once it shows that the first time arrived, the next time is another.
 */
export function useOnce(kept?: Keys) {
  const [own] = useState(() => new Map<string, string>())
  const keys = kept ?? own
  return async <Answer>(send: (key: string) => Promise<Answer>, of = ''): Promise<Answer> => {
    const key = keys.get(of) ?? crypto.randomUUID()
    keys.set(of, key)
    try {
      const answer = await send(key)
      keys.delete(of)
      return answer
    } catch (error) {
      if (usesUp(error)) keys.delete(of)
      throw error
    }
  }
}

export type Once = ReturnType<typeof useOnce>
