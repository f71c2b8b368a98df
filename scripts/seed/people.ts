import type { Auth } from 'firebase-admin/auth'
import { changeRole } from '../../functions/src/domain/accounts/change-role.ts'
import { registerAccount } from '../../functions/src/domain/accounts/sign-in.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { seed } from './files.ts'
import { daysAgo } from './moments.ts'

export async function seedPeople(shop: Shop, auth: Auth): Promise<void> {
  for (const person of seed.people) await seedPerson(shop, auth, person)
}

async function seedPerson(shop: Shop, auth: Auth, person: (typeof seed.people)[number]): Promise<void> {
  const { uid, email, password, name, role, location, education, phone, linkedin } = person
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true })
  const now = daysAgo(person.daysAgo)
  await registerAccount(shop, { uid, email, name }, now)
  await shop.accounts.change(uid, (account) => ({ ...account, location, education, phone, linkedin }))
  if (role === 'admin') {
    await changeRole(shop, { email, to: 'admin', by: { uid, email }, changeId: `seed-${uid}`, now })
  }
}
