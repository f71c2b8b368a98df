import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement, StripeError } from '@stripe/stripe-js'
import { untilNextTryMs } from '@wood-master/contract/errors'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { api } from '#lib/api/api.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import type { Order } from '#lib/api/orders.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/payment.ts'
import { type CardChoice, isBusy, isOutdated, requestIntent } from './payment-api.ts'

interface CardPaymentOptions {
  order: Order
  choice: CardChoice
  payer: { email: string; name: string | undefined }
  onPaid: (transactionId: string) => Promise<void>
}

/** Charges the card of the surrounding form; leaving the page meanwhile asks for confirmation. */
export function useCardPayment({ order, choice, payer, onPaid }: CardPaymentOptions) {
  const stripe = useStripe()
  const elements = useElements()
  const { revalidate } = useRevalidator()
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string>()
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])
  useAskBeforeUnload(paying)

  /** The choice is said with every attempt: another page of the order, which has the same intent, may have chosen otherwise. */
  const secretOfChoice = async (): Promise<string | undefined> => {
    for (let tries = 1; !left.current; tries++) {
      try {
        return await requestIntent(order, choice)
      } catch (error) {
        const sentence = errorSentence(error)
        setProblem(isBusy(error) ? m.triesAgain({ sentence }) : sentence)
        // The page must show the new price before anybody pays it, that it is paid or gone, or which cards there are.
        if (isOutdated(error)) await revalidate()
        if (!isBusy(error)) return undefined
      }
      // Nobody is charged who goes on meanwhile.
      await new Promise((resolve) => setTimeout(resolve, untilNextTryMs(tries)))
    }
    return undefined
  }

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    setPaying(true)
    setProblem(undefined)
    try {
      const clientSecret = await secretOfChoice()
      if (!clientSecret) return
      setProblem(undefined)
      const card = choice.kind === 'saved' ? choice.cardId : elements?.getElement(CardElement)
      if (!stripe || !card) return setProblem(m.cardMissing())
      const result = await payWithCard({ stripe, card, clientSecret, payer })
      if (!('problem' in result)) return await onPaid(result.transactionId)
      setProblem(result.problem)
      // The page of an order that is gone would not say that nobody was charged.
      if (result.isCancelled && (await isThere(order))) await revalidate()
    } finally {
      setPaying(false)
    }
  }
  return { pay, paying, problem, clearProblem: () => setProblem(undefined) }
}

interface Confirmation {
  stripe: Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>
  /** What was typed, or the id of a saved card. */
  card: StripeCardElement | string
  clientSecret: string
  payer: { email: string; name?: string | undefined }
}

type CardResult = { transactionId: string } | { problem: string; isCancelled?: true }

/** Its order was deleted, has expired or costs something else since, or too many cards were declined. */
const cancelled = (): CardResult => ({ problem: m.cancelled(), isCancelled: true })

/** False also where nobody can tell. */
const isThere = ({ _id: id }: Order) =>
  api.call('getOrder', { params: { id } }).then(
    ({ state }) => state !== 'expired',
    () => false,
  )

function declined(error: StripeError): CardResult {
  // A payment that went through in an earlier attempt, whose response was lost, is a success.
  if (error.payment_intent?.status === 'succeeded') return { transactionId: error.payment_intent.id }
  if (error.payment_intent?.status === 'canceled') return cancelled()
  return { problem: error.message ?? m.paymentFailed() }
}

/** Confirms the payment with the buyer present; a declined card is a result in the provider's words, not an error. */
async function payWithCard(confirmation: Confirmation): Promise<CardResult> {
  const { stripe, card, clientSecret } = confirmation
  const method = typeof card === 'string' ? { id: card } : await newMethod(confirmation, card)
  if (!('id' in method)) return method
  const confirmed = await stripe.confirmCardPayment(clientSecret, { payment_method: method.id })
  if (confirmed.error) return declined(confirmed.error)
  // While the bank was asking.
  if (confirmed.paymentIntent.status === 'canceled') return cancelled()
  return { transactionId: confirmed.paymentIntent.id }
}

async function newMethod({ stripe, payer }: Confirmation, card: StripeCardElement) {
  const method = await stripe.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { email: payer.email, ...(payer.name ? { name: payer.name } : {}) },
  })
  return method.error ? declined(method.error) : { id: method.paymentMethod.id }
}
