import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import type { Order } from '#lib/api/orders.ts'

export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

export type PaymentIntent = { clientSecret: string } | { error: unknown }

/** Until its buyer has said where an order goes, the shop makes none. */
export const noIntentYet = Promise.resolve<PaymentIntent>({ error: undefined })

/**
 * Requests the intent that lets the browser pay this order at the price shown; as its buyer presses Pay, with the card, and
 * the terms that the page names where placing it accepted none. Never rejects.
 */
export async function requestIntent(order: Order, choice?: CardChoice): Promise<PaymentIntent> {
  const { price, _id: orderId } = order
  try {
    const acceptedTerms = choice && !order.acceptedTerms ? await termsVersion() : undefined
    const card = {
      cardId: choice?.kind === 'saved' ? choice.cardId : undefined,
      saveCard: choice?.kind === 'save' ? true : undefined,
    }
    const body = { price, orderId, total: price, ...card, acceptedTerms }
    const { clientSecret } = await api.call('createPaymentIntent', { body })
    return { clientSecret }
  } catch (error) {
    return { error }
  }
}

/** True where the order is not as the page shows it: it was changed or paid elsewhere, or has expired. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof ApiError && ['price_changed', 'order_already_paid', 'order_expired'].includes(error.code)
  )
}

/** True where the shop does nothing yet, because many people pay at this moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'busy'
}
