import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { errorSentence } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import type { CardChoice } from './card-choice.ts'
import { clientSecretFor } from './client-secret.ts'
import { messages } from './messages.ts'
import { payWithCard } from './pay-with-card.ts'
import { isPriceChange, type PaymentIntent } from './payment-api.ts'

interface CardPayment {
  order: Order
  intent: Promise<PaymentIntent>
  choice: CardChoice
  payer: { email: string; name: string | undefined }
  /** The card was charged. */
  onPaid: (transactionId: string) => Promise<void>
}

/** Charges the card of the surrounding form; leaving the page meanwhile asks for confirmation. */
export function useCardPayment({ order, intent, choice, payer, onPaid }: CardPayment) {
  const stripe = useStripe()
  const elements = useElements()
  const { revalidate } = useRevalidator()
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const intentFor = clientSecretFor(order, intent)
  useAskBeforeUnload(paying)

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    setPaying(true)
    setProblem(undefined)
    try {
      const known = await intentFor(choice)
      if ('error' in known) {
        setProblem(errorSentence(known.error))
        // The page must show the new price before anybody pays it.
        if (isPriceChange(known.error)) await revalidate()
        return
      }
      const card = choice.kind === 'saved' ? choice.cardId : elements?.getElement(CardElement)
      if (!stripe || !card) return setProblem(messages.cardMissing)
      const result = await payWithCard({ stripe, card, clientSecret: known.clientSecret, payer })
      if ('problem' in result) setProblem(result.problem)
      else await onPaid(result.transactionId)
    } finally {
      setPaying(false)
    }
  }
  return { pay, paying, problem, clearProblem: () => setProblem(undefined) }
}
