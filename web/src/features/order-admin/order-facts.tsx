import { DateText } from '#components/ui/date-text.tsx'
import { EmailText } from '#components/ui/email-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import * as m from '#texts/order-admin.ts'
import { RefundList } from './refund-list.tsx'

const disputes = {
  open: m.disputeOpen,
  won: m.disputeWon,
  lost: m.disputeLost,
  closed: m.disputeClosed,
}

export function OrderFacts({ order }: { order: Order }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {order.buyerName && <span className="block font-semibold">{order.buyerName}</span>}
        <EmailText email={order.email} />
      </p>
      {order.payBy && (
        <p>
          {m.reservedUntil()} <DateText at={order.payBy} withTime />
        </p>
      )}
      {order.paymentProblem && <p className="text-error">{order.paymentProblem}</p>}
      {order.dispute && <p className="font-semibold text-error">{disputes[order.dispute]()}</p>}
      {order.transactionId && (
        <p className="break-all text-base-content/75">
          {m.transactionIdTransactionid({ transactionId: order.transactionId })}
        </p>
      )}
      <p className="break-all text-base-content/75">{m.orderIdId({ _id: order._id })}</p>
      <RefundList order={order} />
    </div>
  )
}
