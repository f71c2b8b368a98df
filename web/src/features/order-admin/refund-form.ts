import { currencyDecimals, fitsCurrency, formatPrice, toMajor, toMinor } from '@wood-master/contract/money'
import { unitsAmount } from '#components/order/units-amount.ts'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'

export interface RefundFields {
  by: 'amount' | 'lines'
  amount: number
  /** One for each line of the order, in its order; an empty quantity refunds nothing of it. */
  lines: { quantity: string; restock: boolean }[]
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

export function canBeRefunded(
  order: Pick<Order, 'paymentStatus' | 'price' | 'refundedAmount' | 'currency'>,
): boolean {
  return order.paymentStatus && refundable(order) > 0
}

/** What is wrong with the amount (major units), or true. */
export function amountProblem(amount: number, most: number, currency: string): string | true {
  if (Number.isNaN(amount)) return m.amountRequired()
  if (amount <= 0 || !fitsCurrency(amount, currency))
    return m.amountWrong({ decimals: currencyDecimals(currency) })
  return amount <= most || m.amountTooHigh({ most: formatPrice(most, currency) })
}

type Line = Pick<Order['lines'][number], 'productId' | 'quantity' | 'refundedQuantity' | 'unitPrice'>

export function unitsLeft({
  quantity,
  refundedQuantity,
}: Pick<Line, 'quantity' | 'refundedQuantity'>): number {
  return quantity - refundedQuantity
}

export function unitsProblem(typed: string, left: number): string | true {
  const units = Number(typed)
  return (Number.isInteger(units) && units >= 0 && units <= left) || m.unitsWrong({ left })
}

/** The lines of which something is to be refunded, as the shop wants them. */
export function refundedLines(lines: readonly Line[], typed: RefundFields['lines']) {
  return lines.flatMap(({ productId }, index) => {
    const { quantity = '', restock = false } = typed[index] ?? {}
    return Number(quantity) > 0 ? [{ productId, quantity: Number(quantity), restock }] : []
  })
}

/** What a refund of the units that were typed gives back (major units). */
export const typedAmount = (
  order: Pick<Order, 'price' | 'taxTotal' | 'taxLines' | 'currency'> & { lines: readonly Line[] },
  typed: RefundFields['lines'],
): number => unitsAmount(order, (_, index) => Number(typed[index]?.quantity || 0))
