import type { Attention } from './attention-api.ts'

/** Each kind in words, and what an admin does about it. */
export const kinds: Record<Attention['kind'], { name: string; todo: string }> = {
  late_payment_refunded: {
    name: 'Late payment, given back',
    todo: 'Nothing is owed. A word to the buyer may be kind: their order was gone when the money came.',
  },
  late_payment_taken: {
    name: 'Late payment, taken',
    todo: 'Nothing is owed: the order is paid and waits to be shipped. A look at the shelf is enough.',
  },
  refund_failed: {
    name: 'Refund failed',
    todo: 'The money did not reach the buyer. Try again from the order, or pay it back another way.',
  },
  payment_mismatch: {
    name: 'Payment does not match its order',
    todo: 'Compare the payment in the Stripe dashboard with the order before anything is shipped.',
  },
  dispute: {
    name: 'Disputed payment',
    todo: "The buyer's bank asks for the money back. Answer in the Stripe dashboard before its deadline.",
  },
}
