import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'

/** How the buyer pays: with a new card, a new one that is saved for the next orders, or a saved one. */
export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

export type PaymentIntent = { clientSecret: string } | { error: unknown }

/** Requests the intent that lets the browser pay this order at the price shown. Never rejects. */
export async function requestIntent(
  order: Order,
  choice: CardChoice = { kind: 'new' },
): Promise<PaymentIntent> {
  try {
    const { clientSecret } = await api.call('createPaymentIntent', {
      body: { price: order.price, orderId: order._id, total: order.price, ...cardFields(choice) },
    })
    return { clientSecret }
  } catch (error) {
    return { error }
  }
}

export function isPriceChange(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'price_changed'
}

function cardFields(choice: CardChoice) {
  if (choice.kind === 'saved') return { cardId: choice.cardId }
  return choice.kind === 'save' ? { saveCard: true } : {}
}
