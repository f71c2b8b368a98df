import { formatPrice, toMajor, toMinor } from '@wood-master/contract/money'
import { messages } from './messages.ts'
import type { Order } from './orders-api.ts'

export interface RefundFields {
  amount: number
  reason: string
  restock: boolean
}

/** Major units (dollars) of the payment that are not given back yet. */
export function refundable({
  price,
  refundedAmount,
  currency,
}: Pick<Order, 'price' | 'refundedAmount' | 'currency'>) {
  return toMajor(toMinor(price, currency) - toMinor(refundedAmount, currency), currency)
}

/** Whether there is a payment with something left of it. */
export function canBeRefunded(
  order: Pick<Order, 'paymentStatus' | 'price' | 'refundedAmount' | 'currency'>,
): boolean {
  return order.paymentStatus && refundable(order) > 0
}

/** What is wrong with the amount (major units), or true. */
export function amountProblem(amount: number, most: number): string | true {
  if (Number.isNaN(amount)) return messages.amountRequired
  if (amount <= 0 || Number(amount.toFixed(2)) !== amount) return messages.amountTooLow
  return amount <= most || messages.amountTooHigh(formatPrice(most))
}
