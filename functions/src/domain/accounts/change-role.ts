import * as m from '../../texts/accounts.ts'
import { ShopError } from '../shop-error.ts'
import type { Account } from './account.ts'
import { type AccountStore, accountWith, type RoleChange } from './account-store.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Gives or takes a role and sets the admin's claim, also on a repeat. Returns whether the account changed. Throws `not_found`, `email_not_verified` or `last_admin`. */
export async function changeRole(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  { email, ...change }: Omit<RoleChange, 'uid'> & { email: string },
): Promise<boolean> {
  const { uid } = await accountWith(shop, email)
  if (change.to && (await shop.identity.verifiedEmailOf(uid)) !== email) {
    throw new ShopError('email_not_verified', m.emailNotVerified())
  }
  const changed = await shop.accounts.changeRole({ ...change, uid }, (found, admins) =>
    withRole(found, change, admins),
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
  if (account.role === 'admin' && admins < 2) {
    throw new ShopError('last_admin', m.lastAdmin())
  }
  const { role: _, promotedBy: __, ...rest } = account
  return to ? { ...rest, role: to, promotedBy: by.email } : rest
}
