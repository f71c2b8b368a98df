import { DateText } from '#components/ui/date-text.tsx'
import { Price } from '#components/ui/price.tsx'
import type { Order } from '#lib/api/orders.ts'
import { messages } from './messages.ts'

/** What its buyer should know about an order: until when it is reserved, what failed, what came back. */
export function OrderNotes({ order }: { order: Order }) {
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      {order.state === 'unpaid' && order.payBy && (
        <p className="text-sm">
          Reserved until <DateText at={order.payBy} withTime className="font-semibold" />
        </p>
      )}
      {order.state === 'unpaid' && order.paymentProblem && (
        <p className="text-error text-sm">Last payment attempt: {order.paymentProblem}</p>
      )}
      {order.cancelRequest?.state === 'open' && <p className="text-sm">{messages.cancelRequested}</p>}
      {order.refundedAmount > 0 && (
        <p className="text-sm">
          Refunded:{' '}
          <Price amount={order.refundedAmount} currency={order.currency} className="font-semibold" />
        </p>
      )}
      {order.transactionId && (
        <p className="break-all text-base-content/75 text-sm">Transaction id: {order.transactionId}</p>
      )}
    </div>
  )
}
