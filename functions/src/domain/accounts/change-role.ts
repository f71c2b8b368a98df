import * as m from '../../texts/accounts.ts'
import { errors } from '../errors.ts'
import { ShopError } from '../shop-error.ts'
import type { Account } from './account.ts'
import type { AccountStore, RoleChange } from './account-store.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Promotes or demotes and sets the claim, also on a repeat. Returns whether the account changed. Throws `not_found`, `email_not_verified` or `last_admin`. */
export async function changeRole(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  { email, ...change }: Omit<RoleChange, 'uid'> & { email: string },
): Promise<boolean> {
  const account = await shop.accounts.findByEmail(email)
  if (!account) throw errors.noSuchAccount()
  const { uid } = account
  if (change.to === 'admin' && (await shop.identity.verifiedEmailOf(uid)) !== email) {
    throw new ShopError('email_not_verified', m.thisEmailHasNotBeen())
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
  if (to === undefined && admins < 2) {
    throw new ShopError('last_admin', m.theShopNeedsAtLeast())
  }
  const { role: _, promotedBy: __, ...rest } = account
  return to ? { ...rest, role: to, promotedBy: by.email } : rest
}
