import type { Account } from '../accounts/account.ts'
import type { AccountStore } from '../accounts/account-store.ts'
import type { IdentityProvider } from '../accounts/identity-provider.ts'
import type { CardProvider } from '../cards/saved-card.ts'
import { errors } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import { ShopError } from '../shop-error.ts'

/** What replaces the email in kept records; `.invalid` can never be a real address. */
export const removedEmail = 'removed@wood-master.invalid'

export const removedName = 'Removed'

export interface Removal {
  uid: string
  deleted: { holds: number; reviews: number; messages: number; mails: number }
  /** How many orders stay for accounting, without name and email. */
  keptOrders: number
}

export interface RemovalStore {
  /** Orders that are not paid yet or wait to be shipped. */
  ordersUnderWay(uid: string): Promise<Order[]>
  /**
   * Deletes the account, its reviews, messages, the mails to it and about it, and holds that ran out, and takes name and email out of what is
   * kept. Safe to run again after an interruption: the account goes last.
   */
  erase(account: { uid: string; email: string }): Promise<Removal>
}

interface FreePorts {
  accounts: AccountStore
  removals: RemovalStore
}

/**
 * Removes what the shop knows about a person, saved cards at the payment provider first (only the account knows whose
 * they are), the sign-in last, so that an interrupted run can be repeated.
 * Throws `not_found`, `payment_provider_failed`, or `forbidden` for an admin and while an order is still unpaid or waits to be shipped.
 */
export async function removeAccount(
  shop: FreePorts & { identity: IdentityProvider; cards: CardProvider },
  emailAsTyped: string,
): Promise<Removal> {
  const email = emailAsTyped.toLowerCase()
  const uid = (await shop.identity.uidOf(email)) ?? (await shop.accounts.findByEmail(email))?.uid
  if (!uid) throw errors.noSuchAccount()
  const account = await shop.accounts.find(uid)
  await assertFree(shop, uid, account)
  if (account?.customerId) await shop.cards.deleteCustomer(account.customerId)
  const removal = await shop.removals.erase({ uid, email })
  await shop.identity.deleteAccount(uid)
  return removal
}

async function assertFree(shop: FreePorts, uid: string, account: Account | undefined): Promise<void> {
  if (account?.role === 'admin') {
    throw new ShopError(
      'forbidden',
      'This account is an admin. Remove the role first (Manage Users), then try again.',
    )
  }
  const open = await shop.removals.ordersUnderWay(uid)
  if (open.length === 0) return
  const named = open.map(({ id, state }) => `${id} (${state})`).join(', ')
  throw new ShopError(
    'forbidden',
    `There are open orders: ${named}. Delete, ship or refund them first, then try again.`,
  )
}
