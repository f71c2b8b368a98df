import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import type { CardChoice } from './card-choice.ts'

/** The secret that lets the browser pay this order, and only it. Throws `ApiError`. */
export async function createPaymentIntent(order: Order, choice: CardChoice): Promise<string> {
  const { clientSecret } = await api.call('createPaymentIntent', {
    body: { price: order.price, orderId: order._id, ...cardFields(choice) },
  })
  return clientSecret
}

function cardFields(choice: CardChoice) {
  if (choice.kind === 'saved') return { cardId: choice.cardId }
  return choice.kind === 'save' ? { saveCard: true } : {}
}

/** Tells the shop which payment paid the order; the shop asks the provider itself. Throws `ApiError`. */
export async function reportPayment(order: Order, transactionId: string): Promise<void> {
  await api.call('reportPayment', { params: { id: order._id }, body: { order, transactionId } })
}
