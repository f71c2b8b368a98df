import type { NewAttention } from './attention.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { RefundRecord } from './refund-rules.ts'

/** The key of the refund of an intent whose money no order can take. */
export const returnOf = (intentId: string) => `late-${intentId}`

const sentences = {
  late: 'The payment came after its order was gone, and is given back in full.',
  second: 'The order was paid already, so this second payment is given back in full.',
  mismatch: 'The payment does not match its order, and is given back in full.',
} as const

export interface LateMoney {
  refund: RefundRecord
  attention: NewAttention
  /** For the buyer. */
  sentence: string
}

/** How money goes back that no order can take. */
export function lateMoney(
  intent: PaymentIntent,
  { orderId, why, now }: { orderId: string; why: keyof typeof sentences; now: Date },
): LateMoney {
  const { id: intentId, amount, currency, refunded } = intent
  const sentence = sentences[why]
  const id = returnOf(intentId)
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
    attention: {
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
