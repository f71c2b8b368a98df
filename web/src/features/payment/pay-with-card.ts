import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { messages } from './messages.ts'

interface CardPayment {
  stripe: Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>
  /** What was typed, or the id of a saved card. */
  card: StripeCardElement | string
  clientSecret: string
  payer: { email: string; name?: string | undefined }
}

/** The id of the payment, or why there is none, in a sentence for the buyer. */
export type CardResult = { transactionId: string } | { problem: string }

function declined(error: StripeError): CardResult {
  // A payment that went through in an earlier attempt, whose response was lost, is a success.
  if (error.payment_intent?.status === 'succeeded') return { transactionId: error.payment_intent.id }
  // The order was deleted or expired meanwhile, in another tab perhaps.
  if (error.payment_intent?.status === 'canceled') return { problem: messages.cancelled }
  return { problem: error.message ?? messages.paymentFailed }
}

/** Confirms the payment with the buyer present; a declined card is a result in the provider's words, not an error. */
export async function payWithCard({ stripe, card, clientSecret, payer }: CardPayment): Promise<CardResult> {
  const method = typeof card === 'string' ? { id: card } : await newMethod(stripe, card, payer)
  if (!('id' in method)) return method
  const confirmed = await stripe.confirmCardPayment(clientSecret, { payment_method: method.id })
  if (confirmed.error) return declined(confirmed.error)
  // The order was deleted or expired while the bank was asking.
  if (confirmed.paymentIntent.status === 'canceled') return { problem: messages.cancelled }
  return { transactionId: confirmed.paymentIntent.id }
}

async function newMethod(
  stripe: CardPayment['stripe'],
  card: StripeCardElement,
  payer: CardPayment['payer'],
) {
  const method = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { email: payer.email, ...(payer.name ? { name: payer.name } : {}) },
  })
  return method.error ? declined(method.error) : { id: method.paymentMethod.id }
}
