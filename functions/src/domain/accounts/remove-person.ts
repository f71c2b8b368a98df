import { errors } from '../errors.ts'
import type { Shop } from '../ports.ts'
import { ShopError } from '../shop-error.ts'
import type { Removal } from './removal-store.ts'

/**
 * Removes what the shop knows about a person, their account last, so that a run that was cut off can be repeated.
 * Throws `not_found`, or `forbidden` for an admin and while somebody still owes or is owed something.
 */
export async function removePerson(
  shop: Pick<Shop, 'identity' | 'accounts' | 'removals'>,
  emailAsTyped: string,
): Promise<Removal> {
  const email = emailAsTyped.toLowerCase()
  const uid = (await shop.identity.uidOf(email)) ?? (await shop.accounts.findByEmail(email))?.uid
  if (!uid) throw errors.noSuchPerson()
  await assertFree(shop, uid)
  const removal = await shop.removals.erase({ uid, email })
  await shop.identity.deleteAccount(uid)
  return removal
}

async function assertFree(shop: Pick<Shop, 'accounts' | 'removals'>, uid: string): Promise<void> {
  const member = await shop.accounts.find(uid)
  if (member?.role === 'admin') {
    throw new ShopError(
      'forbidden',
      'This person is an admin. Take the role away first (Manage Users), then try again.',
    )
  }
  const open = await shop.removals.ordersUnderWay(uid)
  if (open.length === 0) return
  const named = open.map(({ id, state }) => `${id} (${state})`).join(', ')
  throw new ShopError(
    'forbidden',
    `There are orders under way: ${named}. Delete, ship or refund them first, then try again.`,
  )
}
