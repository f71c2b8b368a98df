import { currencyDecimals, fitsCurrency, formatPrice, toMajor, toMinor } from '@wood-master/contract/money'
import { useForm } from 'react-hook-form'
import { keepServerErrors } from '#components/forms/server-errors.ts'
import { unitsOrNone } from '#components/forms/units-stepper.tsx'
import { useRefusal } from '#components/forms/use-action.ts'
import type { Once } from '#components/forms/use-once.ts'
import { type Line, type Priced, unitsAmount } from '#components/order/units-amount.ts'
import { api } from '#lib/api/api.ts'
import type { Order } from '#lib/api/orders.ts'
import { numberOf } from '#lib/text/number-of.ts'
import * as m from '#texts/order-admin.ts'

export type RefundFields = ReturnType<typeof fieldsOf>

const fieldsOf = (order: Order) => ({
  by: (order.lines.length > 1 ? 'lines' : 'amount') as 'lines' | 'amount',
  // As it is typed.
  amount: String(refundable(order)),
  // One for each line of the order, in its order; an empty quantity refunds nothing of it.
  lines: order.lines.map(() => ({ quantity: '', restock: false })),
  reason: '',
  restock: false,
})

type Paid = Pick<Order, 'price' | 'refundedAmount' | 'currency'>

/** What is left of the payment, in major units of its currency. */
export const refundable = ({ price, refundedAmount, currency }: Paid): number =>
  toMajor(toMinor(price, currency) - toMinor(refundedAmount, currency), currency)

export const canBeRefunded = (order: Paid & Pick<Order, 'paymentStatus'>): boolean =>
  order.paymentStatus && refundable(order) > 0

/** What is wrong with the amount (major units), or true. */
export function amountProblem(amount: number, most: number, currency: string): string | true {
  if (!(amount > 0) || !fitsCurrency(amount, currency))
    return m.amountWrong({ decimals: currencyDecimals(currency) })
  return amount <= most || m.amountTooHigh({ most: formatPrice(most, currency) })
}

export const unitsLeft = ({ quantity, refundedQuantity }: Omit<Line, 'productId' | 'unitPrice'>): number =>
  quantity - refundedQuantity

export const unitsProblem = (typed: string, left: number): string | true => unitsOrNone(typed || '0', left)

export function refundedLines(lines: readonly Line[], typed: RefundFields['lines']) {
  return lines.flatMap(({ productId }, index) => {
    const { quantity = '', restock = false } = typed[index] ?? {}
    return Number(quantity) > 0 ? [{ productId, quantity: Number(quantity), restock }] : []
  })
}

/** What a refund of the units that were typed gives back (major units); no number where they are more than are left, or not whole. */
export const typedAmount = (order: Priced, typed: RefundFields['lines']): number =>
  order.lines.every((line, index) => unitsProblem(typed[index]?.quantity ?? '', unitsLeft(line)) === true)
    ? unitsAmount(order, (_, index) => Number(typed[index]?.quantity || 0))
    : Number.NaN

function whatOf(order: Order, { by, amount, lines, restock }: RefundFields) {
  if (by === 'amount') return { amount: numberOf(amount), restock: restock && !order.shipped }
  const named = refundedLines(order.lines, lines)
  return { lines: order.shipped ? named.map((line) => ({ ...line, restock: false })) : named, restock: false }
}

export function useRefundForm(order: Order, once: Once, onClose: () => void) {
  const { finish, close } = useRefusal(onClose)
  const form = useForm({ defaultValues: fieldsOf(order) })

  const submit = form.handleSubmit(async (typed) => {
    if (typed.by === 'lines' && refundedLines(order.lines, typed.lines).length === 0)
      return form.setError('root', { message: m.unitsRequired() })
    const what = whatOf(order, typed)
    try {
      const body = { ...what, reason: typed.reason.trim() }
      const params = { id: order._id }
      const refund = (key: string) => api.call('refundOrder', { params, body: { ...body, key } })
      await finish(once(refund, `${order.refundedAmount}`), m.refunded())
    } catch (error) {
      keepServerErrors(form, error, bodyNamesOf(order, typed))
    }
  })
  return { form, submit, close }
}

/** The shop numbers the lines that were sent, not those on the page. */
function bodyNamesOf({ lines }: Order, typed: RefundFields): Record<string, string> {
  const sent = refundedLines(lines, typed.lines).map(({ productId }) => productId)
  return Object.fromEntries(
    lines.map(({ productId }, index) => [`lines.${index}.quantity`, `lines.${sent.indexOf(productId)}.`]),
  )
}
