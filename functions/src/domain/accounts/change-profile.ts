import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import type { Account } from './account.ts'
import type { Caller } from './caller.ts'

export type Profile = Partial<Pick<Account, 'name' | 'img' | 'education' | 'location' | 'phone' | 'linkedin'>>

/** Changes what somebody says of themselves; what is left out stays, and a role never changes. Throws `not_found`. */
export async function changeProfile(
  shop: Pick<Shop, 'accounts'>,
  { email, caller, profile }: { email: string; caller: Caller; profile: Profile },
): Promise<void> {
  const uid = email === caller.email ? caller.uid : (await shop.accounts.findByEmail(email))?.uid
  const said = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (!uid || !(await shop.accounts.change(uid, said))) throw errors.noSuchPerson()
}
