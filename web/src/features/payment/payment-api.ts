import { untilNextTryMs } from '@wood-master/contract/errors'
import { api } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/api-error.ts'
import { termsVersion } from '#lib/api/legal-pages.ts'
import type { Order } from '#lib/api/orders.ts'
import { asideQuery } from '#lib/api/queries.ts'

export type CardChoice = { kind: 'new' } | { kind: 'save' } | { kind: 'saved'; cardId: string }

/**
 * Requests the intent that lets the browser pay this order at the price shown; as its buyer presses Pay, with the card, and
 * the terms that the page names where placing it accepted none. Returns its client secret. Throws `ApiError`.
 */
export async function requestIntent(order: Order, choice?: CardChoice): Promise<string> {
  const { price, _id: orderId } = order
  const acceptedTerms = choice && !order.acceptedTerms ? await termsVersion() : undefined
  const card = {
    cardId: choice?.kind === 'saved' ? choice.cardId : undefined,
    saveCard: choice?.kind === 'save' ? true : undefined,
  }
  const body = { price, orderId, total: price, ...card, acceptedTerms }
  const { clientSecret } = await api.call('createPaymentIntent', { body })
  return clientSecret
}

/** Asks for the intent beside the page, again and again while the shop is busy. */
export const intentQuery = (order: Order) =>
  asideQuery(['intent', order._id, order.price], () => requestIntent(order), {
    retry: (_, error) => isBusy(error),
    retryDelay: (failures) => untilNextTryMs(failures + 1),
  })

export type IntentQuery = ReturnType<typeof intentQuery> | undefined

/** True where the order or its card is not as the page shows it: changed, paid or deleted elsewhere, or expired. */
export const isOutdated = (error: unknown): boolean =>
  hasCode(error, 'price_changed', 'order_already_paid', 'order_expired', 'not_found', 'card_expired')

/** True where the shop does nothing yet, because many people pay at this moment. */
export const isBusy = (error: unknown): boolean => hasCode(error, 'busy')
