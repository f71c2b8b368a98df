import { errors } from '../errors.ts'
import type { Account, Caller } from './account.ts'
import { type AccountStore, uidOf } from './account-store.ts'

/** What people may change about themselves. */
export type Profile = Partial<Pick<Account, 'name' | 'img' | 'education' | 'location' | 'phone' | 'linkedin'>>

/** Changes an account's profile; fields left out stay, and a role never changes. Throws `not_found`. */
export async function changeProfile(
  shop: { accounts: AccountStore },
  { email, caller, profile }: { email: string; caller: Caller; profile: Profile },
): Promise<void> {
  const uid = await uidOf(shop, email, caller)
  const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (!uid || !(await shop.accounts.change(uid, given))) throw errors.noSuchAccount()
}
