import type { Order } from '#lib/api/orders.ts'
import type { CardChoice } from './card-choice.ts'
import { type PaymentIntent, requestIntent } from './payment-api.ts'

/**
 * Returns a function that tells the shop the buyer's choice and returns what Pay needs. It says so with every attempt,
 * because all open pages of an order share its intent: another one may have chosen otherwise meanwhile.
 */
export function clientSecretFor(order: Order, page: Promise<PaymentIntent>) {
  return async (choice: CardChoice): Promise<PaymentIntent> => {
    const opened = await page
    return 'error' in opened ? opened : requestIntent(order, choice)
  }
}
