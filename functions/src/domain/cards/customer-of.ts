import type { Account } from '../accounts/account.ts'
import { errors } from '../errors.ts'
import type { CardPorts } from './own-cards.ts'

/**
 * The account's customer at the payment provider, made when the account first saves a card. Throws `not_found`,
 * `payment_provider_failed` or `busy`.
 */
export async function customerOf(shop: CardPorts, uid: string): Promise<string> {
  const account = await shop.accounts.find(uid)
  if (!account) throw errors.noSuchAccount()
  if (account.customerId) return account.customerId
  const made = await shop.cards.createCustomer({ uid, key: customerKey(account) })
  const { customerId } = await shop.accounts.register(uid, (known) => withCustomer(known, account, made))
  if (!customerId) throw errors.busy()
  return customerId
}

/** An email's owner who comes later gets a customer of their own, without the cards of whoever was there before. */
export function customerKey({ uid, takenOverAt }: Pick<Account, 'uid' | 'takenOverAt'>): string {
  return takenOverAt ? `customer-${uid}-${takenOverAt.getTime()}` : `customer-${uid}`
}

/** The account with its customer, unless it has one, or has got another owner since `before` was read. */
export function withCustomer(known: Account | undefined, before: Account, customerId: string): Account {
  if (!known) throw errors.noSuchAccount()
  return known.customerId || customerKey(known) !== customerKey(before) ? known : { ...known, customerId }
}
