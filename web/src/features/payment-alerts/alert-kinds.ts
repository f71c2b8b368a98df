import type { PaymentAlert } from './payment-alerts-api.ts'

export const alertKinds: Record<PaymentAlert['kind'], { name: string; todo: string }> = {
  late_payment_refunded: {
    name: 'Late payment refunded',
    todo: 'No action needed. The order was gone when the payment arrived, so you may want to write to the buyer.',
  },
  late_payment_taken: {
    name: 'Late payment accepted',
    todo: 'No action needed: the order is paid and ready to ship. Check that the stock is there.',
  },
  refund_failed: {
    name: 'Refund failed',
    todo: 'The money did not reach the buyer. Retry the refund from the order, or pay the buyer another way.',
  },
  payment_mismatch: {
    name: 'Payment does not match its order',
    todo: 'Compare the payment in the Stripe dashboard with the order before anything is shipped.',
  },
  dispute: {
    name: 'Disputed payment',
    todo: "The buyer's bank is asking for the money back. Respond in the Stripe dashboard before the deadline.",
  },
}
