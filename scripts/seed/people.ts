import type { Auth } from 'firebase-admin/auth'
import { changeRole } from '../../functions/src/domain/accounts/change-account.ts'
import { registerAccount } from '../../functions/src/domain/accounts/sign-in.ts'
import type { Shop } from '../../functions/src/domain/ports.ts'
import { addProductReview, addReview } from '../../functions/src/domain/reviews/review.ts'
import { seed } from './files.ts'
import { daysAgo } from './moments.ts'
import { callerOf } from './order-steps.ts'

export async function seedPeople(shop: Shop, auth: Auth): Promise<void> {
  for (const person of seed.people) await seedPerson(shop, auth, person)
}

async function seedPerson(shop: Shop, auth: Auth, person: (typeof seed.people)[number]): Promise<void> {
  const { uid, email, password, name, role, location, education, phone, linkedin } = person
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true })
  const now = daysAgo(person.daysAgo)
  await registerAccount(shop, { uid, email, name }, now)
  await shop.accounts.change(uid, (account) => ({ ...account, location, education, phone, linkedin }))
  if (role === 'admin')
    await changeRole(shop, { email, to: 'admin', by: { uid, email }, changeId: `seed-${uid}`, now })
}

/** What people wrote: reviews and messages. */
export async function seedWords(shop: Shop): Promise<void> {
  for (const { by, product: productId, rating, review, daysAgo: days } of seed.reviews) {
    const author = await callerOf(shop, by)
    const draft = { rating, text: review }
    const now = daysAgo(days)
    if (productId) await addProductReview(shop, { ...draft, productId }, { author, now })
    else await addReview(shop, draft, { author, id: shop.newId(), now })
  }
  for (const { message, daysAgo: days, ...rest } of seed.messages)
    await shop.messages.add({ ...rest, id: shop.newId(), text: message, createdAt: daysAgo(days) })
}
