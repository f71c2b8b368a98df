import type { Shop } from '../ports.ts'
import type { PaymentIntent } from './payment-intent.ts'

/** Gives back money that no order can take any more. The key makes repeats refund once. */
export async function refundLateMoney(shop: Pick<Shop, 'stripe'>, intent: PaymentIntent): Promise<void> {
  await shop.stripe.refund({ intentId: intent.id, key: `late-${intent.id}` })
}
