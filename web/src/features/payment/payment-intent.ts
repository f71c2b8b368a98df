import type { Order } from '#lib/api/orders.ts'
import type { CardChoice } from './card-choice.ts'
import { createPaymentIntent } from './payment-api.ts'

/** What Pay needs: the intent's client secret, or why there is none. */
export type PaymentIntent = { clientSecret: string } | { error: unknown }

/** Asks for the order's payment intent; never rejects, so that a loader can start it and the page show the outcome. */
export async function requestIntent(
  order: Order,
  choice: CardChoice = { kind: 'new' },
): Promise<PaymentIntent> {
  try {
    return { clientSecret: await createPaymentIntent(order, choice) }
  } catch (error) {
    return { error }
  }
}
