import { awaitsFreight } from '#components/order/order-progress.ts'
import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

/** What its buyer should know about an order: until when it is reserved, what failed, what came back. */
export function OrderNotes({ order }: { order: Order }) {
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      {order.state === 'unpaid' && order.payBy && (
        <p className="text-sm">
          {m.reservedUntil()} <DateText at={order.payBy} withTime className="font-semibold" />
        </p>
      )}
      {awaitsFreight(order) && (
        <p className="text-sm">{order.freight === 'asked' ? m.freightAsked() : m.freightSet()}</p>
      )}
      {order.state === 'unpaid' && order.paymentProblem && (
        <p className="text-error text-sm">{m.lastPaymentAttempt({ paymentProblem: order.paymentProblem })}</p>
      )}
      {order.refundedAmount > 0 && (
        <p className="text-sm">
          {richText(m.refundedPrice(), {
            price: () => (
              <Price amount={order.refundedAmount} currency={order.currency} className="font-semibold" />
            ),
          })}
        </p>
      )}
      {order.transactionId && (
        <p className="break-all text-base-content/75 text-sm">
          {m.transactionId({ transactionId: order.transactionId })}
        </p>
      )}
    </div>
  )
}
