import type { SavedCard } from './saved-card.ts'

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
