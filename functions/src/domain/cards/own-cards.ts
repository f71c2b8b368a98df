import type { RecentAccountStore } from '../accounts/account-store.ts'
import { errors } from '../errors.ts'
import type { CardProvider } from './card-provider.ts'
import type { SavedCard } from './saved-card.ts'

export interface CardPorts {
  /** Read a moment ago, because whose call it is was. */
  accounts: RecentAccountStore
  cards: CardProvider
}

/** The cards that the account saved, newest first. Throws `payment_provider_failed`. */
export async function listOwnCards(shop: CardPorts, uid: string): Promise<SavedCard[]> {
  const customerId = (await shop.accounts.findRecent(uid))?.customerId
  return customerId ? shop.cards.cardsOf(customerId) : []
}

/**
 * The customer of the account that saved this card. Throws `not_found` for anybody else's card, as for one that does
 * not exist, or `payment_provider_failed`.
 */
export async function customerWithCard(shop: CardPorts, uid: string, cardId: string): Promise<string> {
  const customerId = (await shop.accounts.findRecent(uid))?.customerId
  const cards = customerId ? await shop.cards.cardsOf(customerId) : []
  if (!customerId || !cards.some(({ id }) => id === cardId)) throw errors.noSuchCard()
  return customerId
}

/** Removes a card of the account's own. Throws `not_found` or `payment_provider_failed`. */
export async function removeOwnCard(shop: CardPorts, uid: string, cardId: string): Promise<void> {
  await customerWithCard(shop, uid, cardId)
  if (!(await shop.cards.removeCard(cardId))) throw errors.noSuchCard()
}
