import type { RefundRecord } from '../orders/refund.ts'
import type { NewPaymentAlert } from './payment-alert.ts'
import type { PaymentIntent } from './payment-intent.ts'

/** The key of the refund of a payment that no order can take. */
export const latePaymentRefundId = (intentId: string) => `late-${intentId}`

const sentences = {
  late: 'The payment came after its order was gone and is being refunded in full.',
  second: 'The order was already paid, so this second payment is being refunded in full.',
  mismatch: 'The payment does not match its order and is being refunded in full.',
} as const

/** What is done about a payment that came too late: its refund, its alert, and what the buyer is told. */
export interface LatePayment {
  refund: RefundRecord
  alert: NewPaymentAlert
  /** For the buyer. */
  sentence: string
}

/** How a payment that no order can take is refunded. */
export function latePayment(
  intent: PaymentIntent,
  { orderId, why, now }: { orderId: string; why: keyof typeof sentences; now: Date },
): LatePayment {
  const { id: intentId, amount, currency, refunded } = intent
  const sentence = sentences[why]
  const id = latePaymentRefundId(intentId)
  return {
    sentence,
    refund: {
      id,
      orderId,
      intentId,
      amount: amount - refunded,
      currency,
      reason: sentence,
      restocked: false,
      state: 'pending',
      createdAt: now,
    },
    alert: {
      id,
      kind: why === 'mismatch' ? 'payment_mismatch' : 'late_payment_refunded',
      orderId,
      transactionId: intentId,
      amount,
      currency,
      message: sentence,
      createdAt: now,
    },
  }
}
