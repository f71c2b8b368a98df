import type { RecentAccountStore } from '../accounts/account-store.ts'
import { errors } from '../errors.ts'
import type { CardProvider } from './card-provider.ts'
import { eachOnce, hasExpired, isSameCard, type SavedCard } from './saved-card.ts'

/** What the use cases of saved cards need. */
export interface CardPorts {
  /** Read a moment ago, because whose call it is was. */
  accounts: RecentAccountStore
  cards: CardProvider
}

/** The cards that the account saved, newest first, each once. Throws `payment_provider_failed`. */
export async function listOwnCards(shop: CardPorts, uid: string): Promise<SavedCard[]> {
  const customerId = (await shop.accounts.findRecent(uid))?.customerId
  return customerId ? eachOnce(await shop.cards.cardsOf(customerId)) : []
}

/** Throws `not_found` for anybody else's card, as for one that does not exist. */
async function ownCard(shop: CardPorts, uid: string, cardId: string) {
  const customerId = (await shop.accounts.findRecent(uid))?.customerId
  const cards = customerId ? await shop.cards.cardsOf(customerId) : []
  const card = cards.find(({ id }) => id === cardId)
  if (!customerId || !card) throw errors.noSuchCard()
  return { customerId, card, cards }
}

/**
 * The customer of the account that saved this card and can pay with it. Throws `not_found`, also for anybody else's
 * card, `card_expired` or `payment_provider_failed`.
 */
export async function customerWithCard(
  shop: CardPorts,
  { uid, cardId, now }: { uid: string; cardId: string; now: Date },
): Promise<string> {
  const { customerId, card } = await ownCard(shop, uid, cardId)
  if (hasExpired(card, now)) throw errors.cardExpired()
  return customerId
}

/**
 * Removes a card of the account's own, however often it was saved. Throws `not_found` or `payment_provider_failed`; then
 * the card is still in the list, to be removed again.
 */
export async function removeOwnCard(shop: CardPorts, uid: string, cardId: string): Promise<void> {
  const { card, cards } = await ownCard(shop, uid, cardId)
  const others = cards.filter((other) => other.id !== cardId && isSameCard(other, card))
  for (const { id } of others) await shop.cards.removeCard(id)
  if (!(await shop.cards.removeCard(cardId))) throw errors.noSuchCard()
}
