import { newestFirst, noted, type PastEvent } from '../notes.ts'
import type { Account } from './account.ts'
import type { PastRole } from './account-store.ts'

/** What happened to an account, the newest first; its orders have histories of their own. */
export function personHistory({ uid, createdAt, notes }: Account, roles: readonly PastRole[]): PastEvent[] {
  return newestFirst([
    { at: createdAt, what: 'registered', by: uid },
    ...roles.map(({ at, to, byEmail: by }): PastEvent => ({ at, what: 'role_changed', by, text: to })),
    ...noted(notes),
  ])
}
