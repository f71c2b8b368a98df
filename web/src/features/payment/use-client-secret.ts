import { useRef } from 'react'
import type { Order } from '#lib/api/orders.ts'
import { type CardChoice, isSameChoice } from './card-choice.ts'
import { type PaymentIntent, requestIntent } from './payment-api.ts'

interface Told {
  page: Promise<PaymentIntent>
  choice: CardChoice
  intent: PaymentIntent
}

/**
 * Returns a function that tells the shop the buyer's choice, unless it knows it already, and returns what Pay needs. The
 * page's own intent was asked for with a new card that is not saved.
 */
export function useClientSecret(order: Order, page: Promise<PaymentIntent>) {
  const told = useRef<Told>(undefined)

  return async (choice: CardChoice): Promise<PaymentIntent> => {
    const first: Told = { page, choice: { kind: 'new' }, intent: await page }
    if ('error' in first.intent) return first.intent
    const last = told.current?.page === page ? told.current : first
    // Without a response nobody knows which choice the shop has.
    if ('clientSecret' in last.intent && isSameChoice(last.choice, choice)) return last.intent
    const intent = await requestIntent(order, choice)
    told.current = { page, choice, intent }
    return intent
  }
}
