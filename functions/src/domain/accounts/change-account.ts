import * as m from '../../texts/accounts.ts'
import { errors, existing, ShopError } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import { isShown, notShown } from '../shown-images.ts'
import type { Account, Caller, IdentityProvider } from './account.ts'
import { type AccountStore, type RoleChange, uidOf } from './account-store.ts'

/** Gives or takes a role and sets the admin's claim, also on a repeat. Returns whether the account changed. Throws `not_found`, `email_not_verified` or `last_admin`. */
export async function changeRole(
  shop: { accounts: AccountStore; identity: IdentityProvider },
  { email, ...change }: Omit<RoleChange, 'uid'> & { email: string },
): Promise<boolean> {
  // Somebody who lost the email may have the role still.
  const find = change.to ? shop.accounts.findByEmail : shop.accounts.findWithRole
  const { uid } = existing(await find(email), errors.noSuchAccount)
  if (change.to && (await shop.identity.verifiedEmailOf(uid)) !== email)
    throw new ShopError('email_not_verified', m.emailNotVerified())
  const changed = await shop.accounts.changeRole({ ...change, uid })
  await shop.identity.markAdmin(uid, change.to === 'admin')
  return changed
}

/** The account in its new role; nothing when it has that role already. `admins`: how many there are, counted up to two. Throws `last_admin`. */
export function withRole(
  account: Account,
  { to, by }: Pick<RoleChange, 'to' | 'by'>,
  admins: number,
): Account | undefined {
  if (account.role === to) return undefined
  if (account.role === 'admin' && admins < 2) throw new ShopError('last_admin', m.lastAdmin())
  const { role: _, promotedBy: __, ...rest } = account
  return to ? { ...rest, role: to, promotedBy: by.email } : rest
}

export type Profile = Partial<
  Pick<
    Account,
    'name' | 'img' | 'education' | 'location' | 'phone' | 'linkedin' | 'buysFor' | 'country' | 'locale'
  >
>

/** Changes a profile; fields left out stay, a role never changes. Throws `not_found` or `invalid_request` (image). */
export async function changeProfile(
  shop: { accounts: AccountStore; settings: Pick<ShopSettings, 'imageOrigins'> },
  { email, caller, profile }: { email: string; caller: Caller; profile: Profile },
): Promise<void> {
  const uid = await uidOf(shop, email, caller)
  const { img } = profile
  if (img && !isShown(img, shop.settings.imageOrigins))
    throw errors.badField('img', notShown(), m.checkImage())
  const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (!uid) throw errors.noSuchAccount()
  await shop.accounts.change(uid, (account) => ({ ...account, ...given }))
}
