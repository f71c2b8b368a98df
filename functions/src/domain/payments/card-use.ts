import type { Caller } from '../accounts/account.ts'
import { type CardPorts, customerOf, customerWithCard } from '../cards/own-cards.ts'
import { errors } from '../errors.ts'
import { assertPayable, orderFor } from '../orders/order-rules.ts'
import type { OrderStore } from '../orders/order-store.ts'

/** What the buyer wants: a saved card, or the new card saved for the next orders. */
export type CardChoice = { cardId: string } | { saveCard: true }

/** What the payment provider has to know of it before the browser confirms the payment. */
export interface CardUse {
  customerId: string
  save: boolean
}

/**
 * Whose cards pay an order; only its own buyer's can, so an admin cannot pay somebody else's with theirs. Throws
 * `not_found` (also for a card that is not the caller's), `forbidden`, `order_already_paid`, `order_expired`,
 * `order_not_payable`, `card_expired`, `payment_provider_failed` or `busy`.
 */
export async function cardUseOf(
  shop: CardPorts & { orders: OrderStore },
  { orderId, choice }: { orderId: string; choice: CardChoice },
  caller: Caller,
  now: Date,
): Promise<CardUse> {
  const order = orderFor(caller, await shop.orders.find(orderId))
  if (order.uid !== caller.uid) throw errors.notYours()
  assertPayable(order, now)
  const { uid } = caller
  if (!('cardId' in choice)) return { customerId: await customerOf(shop, uid), save: true }
  return { customerId: await customerWithCard(shop, { uid, cardId: choice.cardId, now }), save: false }
}
