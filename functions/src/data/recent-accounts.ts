import { LRUCache } from 'lru-cache'
import type { Account } from '../domain/accounts/account.ts'
import type { AccountStore, RecentAccountStore } from '../domain/accounts/account-store.ts'

/** Accounts that an instance remembers, at about a kilobyte each. */
const mostAccounts = 2_000

/** An account store that remembers accounts for some milliseconds, for `findRecent` alone; 0 ms reads every time. */
export function recentAccounts(store: AccountStore, now: () => Date, lifeMs: number): RecentAccountStore {
  const known = new LRUCache<string, { account: Account; until: number }>({
    maxSize: mostAccounts,
    sizeCalculation: () => 1,
  })
  /** Counts changes: what was read before the last one ended may not know it. */
  let changes = 0

  async function find(uid: string): Promise<Account | undefined> {
    const [before, until] = [changes, now().getTime() + lifeMs]
    const account = await store.find(uid)
    // The owner of an email may take over an account whose email is not proven: then earlier sessions end at once.
    const isLasting = account?.unverifiedSignIn === undefined && changes === before
    if (account && isLasting) known.set(uid, { account, until })
    else known.delete(uid)
    return account
  }

  async function changing<Result>(uid: string, change: Promise<Result>): Promise<Result> {
    try {
      return await change
    } finally {
      // Also after a failure, because the change may have been made all the same.
      changes++
      known.delete(uid)
    }
  }

  return {
    ...store,
    find,
    async findRecent(uid) {
      const remembered = known.get(uid)
      return remembered && now().getTime() < remembered.until ? remembered.account : find(uid)
    },
    register: (uid, rule) => changing(uid, store.register(uid, rule)),
    change: (uid, rule) => changing(uid, store.change(uid, rule)),
    changeRole: (change) => changing(change.uid, store.changeRole(change)),
  }
}
