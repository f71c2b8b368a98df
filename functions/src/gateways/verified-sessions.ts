import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { VerifiedIdentity } from '../domain/accounts/account.ts'

interface Verified {
  identity: VerifiedIdentity
  endsAt: number
  /** When the identity provider last said that its account is valid; absent when it was not asked. */
  checkedAt?: number
}

const mostSessions = 5_000

/** Tokens open accounts: none is kept as it is. */
const keyOf = (token: string) => hash('sha256', token, 'base64')

/** Remembers sessions while they last, as verifying a signature takes long; whether an account is valid is asked again. */
export function verifiedSessions(now: () => number = Date.now) {
  const known = new LRUCache<string, Verified>({ maxSize: mostSessions, sizeCalculation: () => 1 })
  return {
    find(
      token: string,
      { checkedWithinMs }: { checkedWithinMs?: number } = {},
    ): VerifiedIdentity | undefined {
      const found = known.get(keyOf(token))
      if (!found || found.endsAt <= now()) return undefined
      const { checkedAt = Number.NEGATIVE_INFINITY } = found
      if (checkedWithinMs !== undefined && now() - checkedAt >= checkedWithinMs) return undefined
      return found.identity
    },
    keep(token: string, verified: Verified): void {
      known.set(keyOf(token), verified)
    },
    forget(token: string): void {
      known.delete(keyOf(token))
    },
  }
}
