import { DateText } from '#components/ui/date-text.tsx'
import type { Order } from '#lib/api/orders.ts'
import { messages } from './messages.ts'

/** The one thing that is worth a word about an order in a list: what needs an admin first, else its last date. */
export function OrderNote({ order }: { order: Order }) {
  const urgent = urgentNote(order)
  if (urgent) return <span className="font-semibold text-error">{urgent}</span>
  const { state, payBy, paidAt, shippedAt, expiredAt, carrier, createdAt } = order
  if (state === 'unpaid' && payBy) {
    return (
      <>
        until <DateText at={payBy} />
      </>
    )
  }
  return (
    <>
      <DateText at={expiredAt ?? shippedAt ?? paidAt ?? createdAt} />
      {state === 'shipped' && carrier && ` with ${carrier}`}
    </>
  )
}

function urgentNote(order: Order): string | undefined {
  const { state, cancelRequest, dispute, refunds, address, paymentProblem } = order
  if (dispute === 'open') return messages.disputed
  if (cancelRequest?.state === 'open') return messages.asksToCancel
  if (refunds.some((refund) => refund.state === 'failed')) return messages.refundFailed
  if (refunds.some((refund) => refund.state === 'pending')) return messages.refundPending
  if (state === 'paid' && !address) return messages.noAddress
  return state === 'unpaid' ? paymentProblem : undefined
}
