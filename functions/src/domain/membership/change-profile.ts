import type { Shop } from '../ports.ts'
import { refusals } from '../refusals.ts'
import type { Actor } from './actor.ts'
import type { Member } from './member.ts'

export type Profile = Partial<Pick<Member, 'name' | 'img' | 'education' | 'location' | 'phone' | 'linkedin'>>

/** Changes what somebody says of themselves; what is left out stays, and a role never changes. Throws `not_found`. */
export async function changeProfile(
  shop: Pick<Shop, 'members'>,
  { email, caller, profile }: { email: string; caller: Actor; profile: Profile },
): Promise<void> {
  const uid = email === caller.email ? caller.uid : (await shop.members.findByEmail(email))?.uid
  const said = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined))
  if (!uid || !(await shop.members.change(uid, said))) throw refusals.noSuchPerson()
}
