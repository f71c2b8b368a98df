import type { SavedCard as SentCard } from '@wood-master/contract/payments'
import type { Kept } from '../kept.ts'

/** A card that its owner saved for the next orders; the number itself stays with the payment provider. */
export type SavedCard = Omit<Kept<SentCard>, 'expired'> & {
  /** The same for the same number, whenever it was saved; absent where the provider does not say. */
  fingerprint?: string
}

export function isSameCard(one: SavedCard, other: SavedCard): boolean {
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
  /** Newest first; none when the provider does not know the customer. */
  cardsOf(customerId: string): Promise<SavedCard[]>
  /** Nobody can pay with the card afterwards. False when the provider does not know it. */
  removeCard(cardId: string): Promise<boolean>
  /** With all saved cards. A customer that is gone already stays gone. */
  deleteCustomer(customerId: string): Promise<void>
}
