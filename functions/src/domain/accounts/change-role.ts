import { ShopError } from '../shop-error.ts'
import type { Account } from './account.ts'
import type { AccountStore, RoleChange } from './account-store.ts'
import type { IdentityProvider } from './identity-provider.ts'

/**
 * Promotes or demotes, from the very next call on, because every call reads the account. The custom claim follows, also
 * on a repeat, so that one that failed before is corrected. Returns whether the account changed.
 * Throws `not_found` or `last_admin`.
 */
export async function changeRole(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  change: RoleChange,
): Promise<boolean> {
  const { uid, changed } = await shop.accounts.changeRole(change, (account, admins) =>
    withRole(account, change, admins),
  )
  await shop.identity.markAdmin(uid, change.to === 'admin')
  return changed
}

/** The account in its new role; nothing when it has that role already. Throws `last_admin`. */
export function withRole(
  account: Account,
  { to, by }: Pick<RoleChange, 'to' | 'by'>,
  admins: number,
): Account | undefined {
  if (account.role === to) return undefined
  if (to === undefined && admins < 2) {
    throw new ShopError(
      'last_admin',
      'The shop needs at least one admin. Please make somebody else an admin first.',
    )
  }
  const { role: _, promotedBy: __, ...rest } = account
  return to ? { ...rest, role: to, promotedBy: by.email } : rest
}
