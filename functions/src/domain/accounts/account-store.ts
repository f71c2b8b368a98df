import type { Page, PageRequest } from '../stores.ts'
import type { Account, Caller } from './account.ts'

/** Who gives or takes the admin role; `changeId` names the record of it. */
export interface RoleChange {
  uid: string
  to: 'admin' | undefined
  by: { uid: string; email: string }
  changeId: string
  now: Date
}

/** Each method that writes is one transaction; the rule handed in may run several times. */
export interface AccountStore {
  find(uid: string): Promise<Account | undefined>
  /** By email in lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  list(request: PageRequest & { q?: string }): Promise<Page<Account>>
  /** Writes what the rule makes of the account, if there is one, unless that is the same account. */
  register(uid: string, rule: (known: Account | undefined) => Account): Promise<Account>
  /** False when there is no such account. */
  change(uid: string, change: Partial<Account>): Promise<boolean>
  /**
   * Writes the account as the rule changed it, with a record of who changed its role; a rule that returns nothing
   * changes nothing. `admins` is how many there are, counted up to two, and only for a demotion. Throws `not_found` and what the rule throws.
   */
  changeRole(
    change: RoleChange,
    rule: (account: Account, admins: number) => Account | undefined,
  ): Promise<boolean>
}

export interface RecentAccountStore extends AccountStore {
  /** As it was some seconds ago: enough for reads that harm nobody. */
  findRecent(uid: string): Promise<Account | undefined>
}

/** The account with this email; the caller's own needs no lookup. */
export async function uidOf(
  shop: { accounts: AccountStore },
  email: string,
  caller: Caller,
): Promise<string | undefined> {
  return email === caller.email ? caller.uid : (await shop.accounts.findByEmail(email))?.uid
}
