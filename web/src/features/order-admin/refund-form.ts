import { currencyDecimals, fitsCurrency, formatPrice, toMajor, toMinor } from '@wood-master/contract/money'
import type { Order } from '#lib/api/orders.ts'
import { messages } from './messages.ts'

/** What the refund dialog asks for; `amount` in major units. */
export interface RefundFields {
  amount: number
  reason: string
  restock: boolean
}

/** What is left of the payment, in major units of its currency. */
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
export function amountProblem(amount: number, most: number, currency: string): string | true {
  if (Number.isNaN(amount)) return messages.amountRequired
  if (amount <= 0 || !fitsCurrency(amount, currency)) return messages.amountWrong(currencyDecimals(currency))
  return amount <= most || messages.amountTooHigh(formatPrice(most, currency))
}
