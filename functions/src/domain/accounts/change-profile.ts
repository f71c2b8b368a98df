import * as m from '../../texts/accounts.ts'
import { errors } from '../errors.ts'
import type { ShopSettings } from '../settings.ts'
import { isShown, notShown } from '../shown-images.ts'
import type { Account, Caller } from './account.ts'
import { type AccountStore, uidOf } from './account-store.ts'

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
