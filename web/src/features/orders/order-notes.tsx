import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/orders.ts'

export function OrderNotes({ order }: { order: Order }) {
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      {order.state === 'unpaid' && order.payBy && (
        <p className="text-sm">
          {m.reservedUntil()} <DateText at={order.payBy} withTime className="font-semibold" />
        </p>
      )}
      {order.state === 'unpaid' && order.paymentProblem && (
        <p className="text-error text-sm">{m.lastPaymentAttempt({ paymentProblem: order.paymentProblem })}</p>
      )}
      {order.transactionId && (
        <p className="break-all text-base-content/75 text-xs">
          {m.transactionId({ transactionId: order.transactionId })}
        </p>
      )}
    </div>
  )
}
