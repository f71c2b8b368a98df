import type { Page, PageRequest } from '../paged.ts'
import type { Account, Identity } from './account.ts'

export interface RoleChange {
  email: string
  to: 'admin' | undefined
  by: { uid: string; email: string }
  changeId: string
  now: Date
}

export interface AccountStore {
  find(uid: string): Promise<Account | undefined>
  /** By email in lower case. */
  findByEmail(email: string): Promise<Account | undefined>
  list(request: PageRequest & { q?: string }): Promise<Page<Account>>
  /** Makes the record on first sight; afterwards only keeps the email up to date. */
  welcome(identity: Identity, now: Date): Promise<Account>
  /** False when there is no such person. */
  change(uid: string, change: Partial<Account>): Promise<boolean>
  /**
   * Gives or takes the admin role and writes down who did it, in one transaction.
   * Throws `not_found`, or `last_admin` when nobody would be left.
   */
  changeRole(change: RoleChange): Promise<{ uid: string; changed: boolean }>
}
