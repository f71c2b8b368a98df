import type { BodyOf } from '@wood-master/contract/calls'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import type { Order } from '#lib/api/orders.ts'

export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

export type PaymentIntent = { clientSecret: string } | { error: unknown }

/** Requests the intent that lets the browser pay this order at the price shown. Never rejects. */
export function requestIntent(order: Order): Promise<PaymentIntent> {
  return intentWith(order, {})
}

/** The same as its buyer presses Pay: with the card, and the terms that the page names where placing it accepted none. */
export async function requestToPay(order: Order, choice: CardChoice): Promise<PaymentIntent> {
  try {
    const terms = order.acceptedTerms ? {} : { acceptedTerms: await termsVersion() }
    return await intentWith(order, { ...cardFields(choice), ...terms })
  } catch (error) {
    return { error }
  }
}

async function intentWith(
  order: Order,
  more: Partial<BodyOf<'createPaymentIntent'>>,
): Promise<PaymentIntent> {
  try {
    const { clientSecret } = await api.call('createPaymentIntent', {
      body: { price: order.price, orderId: order._id, total: order.price, ...more },
    })
    return { clientSecret }
  } catch (error) {
    return { error }
  }
}

export function isPriceChange(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'price_changed'
}

/** True where the shop does nothing yet, because many people pay at this moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'busy'
}

function cardFields(choice: CardChoice) {
  if (choice.kind === 'saved') return { cardId: choice.cardId }
  return choice.kind === 'save' ? { saveCard: true } : {}
}
