import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type FormEvent, useState } from 'react'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import { messages } from './messages.ts'
import { payWithCard } from './pay-with-card.ts'
import type { PaymentIntent } from './payment-api.ts'

interface CardPayment {
  intent: Promise<PaymentIntent>
  payer: { email: string; name: string | undefined }
  /** The card was charged. */
  onPaid: (transactionId: string) => Promise<void>
}

/** Charges the card of the surrounding form; leaving the page meanwhile asks for confirmation. */
export function useCardPayment({ intent, payer, onPaid }: CardPayment) {
  const stripe = useStripe()
  const elements = useElements()
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  useAskBeforeUnload(paying)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    setPaying(true)
    setProblem(undefined)
    try {
      const known = await intent
      const card = elements?.getElement(CardElement)
      if (!stripe || !card || !('clientSecret' in known)) return setProblem(messages.cardMissing)
      const result = await payWithCard({ stripe, card, clientSecret: known.clientSecret, payer })
      if ('problem' in result) setProblem(result.problem)
      else await onPaid(result.transactionId)
    } finally {
      setPaying(false)
    }
  }
  return { pay, paying, problem, clearProblem: () => setProblem(undefined) }
}
