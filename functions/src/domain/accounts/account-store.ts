import type { Role } from '@wood-master/contract/roles'
import { errors, existing } from '../errors.ts'
import { newestFirst, noted, type PastEvent } from '../notes.ts'
import type { Page, PageRequest } from '../stores.ts'
import type { Account, Caller } from './account.ts'

/** Who gives or takes a role; `changeId` names the record of it. */
export interface RoleChange {
  uid: string
  to: Role | undefined
  by: { uid: string; email: string }
  changeId: string
  now: Date
}

/** Each method that writes is one transaction; the rule handed in may run several times. */
export interface AccountStore {
  find(uid: string): Promise<Account | undefined>
  /** The newest, should an account have been made again under the same email. */
  findByEmail(email: string): Promise<Account | undefined>
  /** Of several under the same email the one that has a role; without any, the newest. */
  findWithRole(email: string): Promise<Account | undefined>
  /** The accounts that had this email before the one that they have. */
  formerOwners(email: string): Promise<Account[]>
  list(request: PageRequest & { q?: string }): Promise<Page<Account>>
  /** Writes what the rule makes of the account, if there is one, unless that is the same account. */
  register(uid: string, rule: (known: Account | undefined) => Account): Promise<Account>
  /** The rule returns the account as it should be, or nothing when it should stay. Throws `not_found` and what the rule throws. */
  change(uid: string, rule: (account: Account) => Account | undefined): Promise<boolean>
  pastRoles(uid: string): Promise<PastRole[]>
  /** With a record of who changed it; false when it has that role already. Throws `not_found` or `last_admin`. */
  changeRole(change: RoleChange): Promise<boolean>
}

export interface PastRole {
  to: Role | 'shopper'
  byEmail: string
  at: Date
}

export interface RecentAccountStore extends AccountStore {
  /** As it was some seconds ago: enough for reads that harm nobody. */
  findRecent(uid: string): Promise<Account | undefined>
}

/** The account with this email; the caller's own needs no lookup. */
export async function uidOf(shop: { accounts: AccountStore }, email: string, caller: Caller) {
  return email === caller.email ? caller.uid : (await shop.accounts.findByEmail(email))?.uid
}

/** Throws `not_found`. */
export async function accountWith(shop: { accounts: AccountStore }, email: string): Promise<Account> {
  return existing(await shop.accounts.findByEmail(email), errors.noSuchAccount)
}

/** What happened to an account, the newest first; its orders have histories of their own. */
export function personHistory({ uid, createdAt, notes }: Account, roles: readonly PastRole[]): PastEvent[] {
  return newestFirst([
    { at: createdAt, what: 'registered', by: uid },
    ...roles.map(({ at, to, byEmail: by }): PastEvent => ({ at, what: 'role_changed', by, text: to })),
    ...noted(notes),
  ])
}
