import type { SavedCard as SentCard } from '@wood-master/contract/payments'
import type { Account } from '../accounts/account.ts'
import type { RecentAccountStore } from '../accounts/account-store.ts'
import { errors, existing } from '../errors.ts'
import type { Kept } from '../kept.ts'

export interface CardPorts {
  /** Read a moment ago, because whose call it is was. */
  accounts: RecentAccountStore
  cards: CardProvider
}

async function allCards(shop: CardPorts, uid: string) {
  const customerId = (await shop.accounts.findRecent(uid))?.customerId
  return { customerId, cards: customerId ? await shop.cards.cardsOf(customerId) : [] }
}

/** The cards that the account saved, newest first, each once. Throws `payment_provider_failed`. */
export const listOwnCards = async (shop: CardPorts, uid: string): Promise<SavedCard[]> =>
  eachOnce((await allCards(shop, uid)).cards)

/** Throws `not_found` for anybody else's card, as for one that does not exist. */
async function ownCard(shop: CardPorts, uid: string, cardId: string) {
  const { customerId, cards } = await allCards(shop, uid)
  const card = cards.find(({ id }) => id === cardId)
  if (!customerId || !card) throw errors.noSuchCard()
  return { customerId, card, cards }
}

/** The customer who can pay with this card. Throws `not_found` (also for another's card), `card_expired` or `payment_provider_failed`. */
export async function customerWithCard(
  shop: CardPorts,
  { uid, cardId, now }: { uid: string; cardId: string; now: Date },
): Promise<string> {
  const { customerId, card } = await ownCard(shop, uid, cardId)
  if (hasExpired(card, now)) throw errors.cardExpired()
  return customerId
}

/** Removes a card of the account's own, however often it was saved. Throws `not_found` or `payment_provider_failed`. */
export async function removeOwnCard(shop: CardPorts, uid: string, cardId: string): Promise<void> {
  const { card, cards } = await ownCard(shop, uid, cardId)
  const others = cards.filter((other) => other.id !== cardId && isSameCard(other, card))
  for (const { id } of others) await shop.cards.removeCard(id)
  if (!(await shop.cards.removeCard(cardId))) throw errors.noSuchCard()
}

/** The account's customer, made for its first saved card, and anew when the payment provider has it no more. Throws `not_found`, `payment_provider_failed` or `busy`. */
export async function customerOf(shop: CardPorts, uid: string): Promise<string> {
  const account = existing(await shop.accounts.find(uid), errors.noSuchAccount)
  if (account.customerId && (await shop.cards.knowsCustomer(account.customerId))) return account.customerId
  const made = await shop.cards.createCustomer({ uid, key: customerKey(account) })
  const { customerId } = await shop.accounts.register(uid, (known) => withCustomer(known, account, made))
  if (!customerId) throw errors.busy()
  return customerId
}

/**
 * An email's owner who comes later gets a customer of their own, without the cards of whoever was there before; so does an
 * account whose customer is gone, because an old key would bring that one back.
 */
export function customerKey({ uid, takenOverAt, customerId }: Account): string {
  return ['customer', uid, takenOverAt?.getTime(), customerId].filter((part) => part !== undefined).join('-')
}

/** The account with its customer, unless it has got one, or another owner, since `before` was read. */
export function withCustomer(known: Account | undefined, before: Account, customerId: string): Account {
  if (!known) throw errors.noSuchAccount()
  return customerKey(known) === customerKey(before) ? { ...known, customerId } : known
}

/** A card that its owner saved for the next orders; the number itself stays with the payment provider. */
export type SavedCard = Omit<Kept<SentCard>, 'expired'> & {
  /** The same for the same number, whenever it was saved; absent where the provider does not say. */
  fingerprint?: string
}

function isSameCard(one: SavedCard, other: SavedCard): boolean {
  return one.id === other.id || (one.fingerprint !== undefined && one.fingerprint === other.fingerprint)
}

/** Each card once; of one that was saved several times the first in the list. */
export function eachOnce(cards: readonly SavedCard[]): SavedCard[] {
  return cards.filter((card, index) => !cards.slice(0, index).some((before) => isSameCard(before, card)))
}

/** True once the month that is printed on the card is over everywhere on earth. */
export function hasExpired({ expMonth, expYear }: SavedCard, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth, 1, 12)
}

/** The payment provider as the keeper of saved cards. Every method throws `payment_provider_failed` when it does not respond. */
export interface CardProvider {
  /** The id of a customer without cards; `key` makes a repeat return the same one. */
  createCustomer(customer: { uid: string; key: string }): Promise<string>
  /** False when it was deleted there. */
  knowsCustomer(customerId: string): Promise<boolean>
  /** Newest first; none when the provider does not know the customer. */
  cardsOf(customerId: string): Promise<SavedCard[]>
  /** Nobody can pay with the card afterwards. False when the provider does not know it. */
  removeCard(cardId: string): Promise<boolean>
  /** With all saved cards. A customer that is gone already stays gone. */
  deleteCustomer(customerId: string): Promise<void>
}
