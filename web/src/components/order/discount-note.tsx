import { formatAmount } from '@wood-master/contract/money'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'

/** What was taken off the prices that are shown, and why; nothing where nothing was. */
export function DiscountNote({ discount, currency }: Pick<Order, 'discount' | 'currency'>) {
  if (!discount) return null
  const { percent, reason, amount } = discount
  return (
    <p className="wrap-anywhere text-sm">
      {m.discountNote({ percent, reason, amount: formatAmount(amount, currency) })}
    </p>
  )
}
