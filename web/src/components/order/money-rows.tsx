import { totalName } from '@wood-master/contract/total-rows'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order.ts'
import { MoneyRow, TotalsRows } from './totals-rows.tsx'

export function MoneyRows({ order }: { order: Order }) {
  const { goodsTotal, shipping, shippingTotal, tax, taxLines, taxTotal, price, refundedAmount, currency } =
    order
  return (
    <dl className="flex flex-col gap-2">
      <TotalsRows
        goods={goodsTotal}
        shipping={{ name: shipping?.name, amount: shippingTotal }}
        tax={tax && { terms: tax, lines: taxLines, amount: taxTotal }}
        total={price}
        totalName={totalName(order.state)}
        currency={currency}
      />
      {refundedAmount > 0 && <MoneyRow name={m.refundedRow()} amount={refundedAmount} currency={currency} />}
    </dl>
  )
}
